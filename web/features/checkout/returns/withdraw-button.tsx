import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Paid } from '../../../../shared/contract/checkout.ts';
import { Button } from '../../../ui/button.tsx';
import { words } from '../../../words.ts';
import { returnQuery } from './return-queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Lets a buyer withdraw from the contract with a trader; nothing where the law does not give that right. */
export function WithdrawButton({ paid }: { paid: Pick<Paid, 'id' | 'title'> }) {
  const { data: choice } = useQuery(returnQuery(paid.id));
  const [isOpen, setOpen] = useState(false);
  if (!choice?.canWithdraw) return null;
  const texts = words.returns;
  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      <p className="max-w-prose text-muted text-sm">
        {texts.withdrawRight}{' '}
        <Link to="/legal/$document" params={{ document: 'returns' }} className="text-link">
          {texts.withdrawForm}
        </Link>
      </p>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {texts.withdraw}
      </Button>
      <WithdrawDialog paid={paid} open={isOpen} onOpenChange={setOpen} />
    </div>
  );
}
