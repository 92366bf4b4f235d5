import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Listing } from '../../../../shared/contract/listings.ts';
import type { SellingAs } from '../../../../shared/contract/sellers.ts';
import { ApiError, listOnce } from '../../../platform/api.ts';
import { preferredUnit } from '../../../platform/i18n/unit.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { useSellingAs } from '../../sellers/use-selling-as.tsx';
import { attemptOf, dropAttempt, readContact, storeContact } from './product-draft.ts';
import { ProductEditor } from './product-editor.tsx';
import { beginForm, bodyOf, formOf } from './product-form.ts';

type Props = {
  account: SessionAccount;
  copied?: Listing | undefined;
  last?: Listing | undefined;
  sellingAs?: SellingAs | undefined;
};

/**
 * Form that creates a listing (spec §2, §5, §7).
 * @param copied the seller's listing to copy
 * @param last the seller's last listing, for contact defaults
 * @param sellingAs private or trader; asked if not stated
 */
export function AddProductForm({ account, copied, last, sellingAs }: Props) {
  const selling = useSellingAs(account, sellingAs);
  const [isAsked] = useState(sellingAs?.stated === false);
  const [hasSaid, setSaid] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [known] = useState(() => {
    const { phone = '', location = '', place = null } = last ?? {};
    const begun = { sellerName: account.displayName, phone, location, place };
    const contact = { ...begun, ...readContact(account.id), unit: preferredUnit() };
    return copied ? formOf(copied, contact.unit) : beginForm(contact);
  });
  const draftOf = copied ? (`copy-${copied.id}` as const) : 'new';
  return (
    <ProductEditor
      account={account}
      draftOf={draftOf}
      known={known}
      submitLabel={words.addProduct.submit}
      notSaved={words.addProduct.notSaved}
      save={async (form) => {
        if (isAsked && !hasSaid) {
          await selling.save();
          setSaid(true);
        }
        const { key, body } = attemptOf(account.id, draftOf, bodyOf(form));
        try {
          return await listOnce(key, { ...body, sellerEmail: account.email, available: true, copyOf: copied?.id });
        } catch (error) {
          if (isFinal(error)) dropAttempt(account.id, draftOf);
          throw error;
        }
      }}
      onSaved={async (form, { id }) => {
        storeContact(account.id, form);
        toast.success(words.toast.productAdded);
        await queryClient.invalidateQueries({ refetchType: 'none' });
        await navigate({ to: '/', state: { published: id } });
      }}
    >
      {isAsked ? (
        <Section title={words.sellingAs.title} lede={words.sellingAs.lede}>
          <div className="max-w-xl">{selling.fields}</div>
        </Section>
      ) : null}
    </ProductEditor>
  );
}

/** Any other error leaves the result open, so the next attempt must be identical. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.retryAfter === undefined;
