export function CodeSample({ code }: { code: string }) {
  return (
    <pre className="overflow-hidden whitespace-pre-wrap rounded-card bg-sunken px-4 py-4 sm:px-5 text-[0.8125rem] leading-relaxed sm:text-[0.9375rem]">
      <code>{code}</code>
    </pre>
  );
}
