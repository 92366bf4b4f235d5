/** Skeleton; give it the final size, to avoid layout shift. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block rounded-control bg-neutral-soft motion-safe:animate-pulse ${className}`}
    />
  );
}
