import { useQuery } from '@tanstack/react-query';
import { LinesLoading } from '../../../../ui/list/lines-loading.tsx';
import { LoadFailed } from '../../../../ui/list/load-failed.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { words } from '../../../../words.ts';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ConfirmItIsYou } from './confirm-it-is-you.tsx';
import { Passkeys } from './passkeys.tsx';
import { protectionQuery } from './protection-query.ts';

export function SecondFactor() {
  const { data, error, isFetching, refetch } = useQuery(protectionQuery);
  if (error) return <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <ul aria-busy>
        <LinesLoading count={2} />
      </ul>
    );
  if (!data.isConfirmed) return <Notice kind="warning">{words.secondFactor.confirmFirst}</Notice>;
  const isProtected = data.hasCodes || data.hasPasskeys;
  if (isProtected && !data.isProven) return <ConfirmItIsYou hasCodes={data.hasCodes} hasPasskeys={data.hasPasskeys} />;
  return (
    <div className="grid max-w-2xl gap-10">
      <AuthenticatorApp isOn={data.hasCodes} hasPassword={data.hasPassword} />
      <Passkeys passkeys={data.passkeys} />
    </div>
  );
}
