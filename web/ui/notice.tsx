import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { WithLogin } from './with-login.tsx';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

const looks = {
  info: { icon: Info, style: 'bg-sunken text-ink' },
  success: { icon: CircleCheck, style: 'bg-positive-soft text-positive' },
  warning: { icon: TriangleAlert, style: 'bg-warning-soft text-warning' },
  error: { icon: CircleAlert, style: 'bg-danger-soft text-danger' },
} satisfies Record<NoticeKind, unknown>;

/** Persistent message. Errors are announced; set `announce` for others that appear later. */
export function Notice({
  kind,
  announce = false,
  children,
}: {
  kind: NoticeKind;
  announce?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, style } = looks[kind];
  const role = kind === 'error' ? 'alert' : announce ? 'status' : undefined;
  return (
    <div role={role} className={`flex items-start gap-2.5 rounded-control px-4 py-3 ${style}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 gap-1">
        <WithLogin>{children}</WithLogin>
      </div>
    </div>
  );
}
