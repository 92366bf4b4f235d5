/** An e-mail address that may break before its @ in a narrow column. */
export function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span className="wrap-anywhere text-muted text-sm">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
