import { useQuery } from '@tanstack/react-query';
import type { SellingAs } from '../../../shared/contract/sellers.ts';
import type { SessionAccount } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { words } from '../../words.ts';
import { sellingAsQuery } from './selling-as-queries.ts';
import { useSellingAs } from './use-selling-as.tsx';

export function SellingAsForm({ account }: { account: SessionAccount }) {
  const { data: known } = useQuery(sellingAsQuery(account.id));
  return known ? <Form account={account} known={known} /> : null;
}

function Form({ account, known }: { account: SessionAccount; known: SellingAs }) {
  const { fields, isSaving, save } = useSellingAs(account, known);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        // The fields show the errors.
        void save().then(
          () => toast.success(words.sellingAs.saved),
          () => undefined,
        );
      }}
    >
      {fields}
      <Button type="submit" kind="secondary" className="justify-self-start" busy={isSaving}>
        {words.sellingAs.save}
      </Button>
    </form>
  );
}
