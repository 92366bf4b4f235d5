/** Email that may wrap before its @. */
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
