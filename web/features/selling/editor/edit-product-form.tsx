import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Listing } from '../../../../shared/contract/listings.ts';
import { getApi } from '../../../platform/api-client.ts';
import { preferredUnit } from '../../../platform/i18n/unit.ts';
import type { SessionAccount } from '../../../platform/session.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words.ts';
import { ProductEditor } from './product-editor.tsx';
import { changesIn, formOf } from './product-form.ts';

/** Edits a listing; sends only changed fields. */
export function EditProductForm({ account, listing }: { account: SessionAccount; listing: Listing }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [known] = useState(() => formOf(listing, preferredUnit()));
  return (
    <ProductEditor
      account={account}
      draftOf={`edit-${listing.id}`}
      known={known}
      submitLabel={words.editProduct.submit}
      notSaved={words.editProduct.notSaved}
      save={(form) => getApi().updateListing({ params: { id: listing.id }, body: changesIn(known, form) })}
      onSaved={async () => {
        toast.success(words.editProduct.saved);
        await queryClient.invalidateQueries({ refetchType: 'none' });
        await navigate({ to: '/dashboard/my-products' });
      }}
    />
  );
}
