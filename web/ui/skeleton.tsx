/** Holds the place of something that is loading; give it the size of what will come, so that nothing moves. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={`block rounded-control bg-sunken motion-safe:animate-pulse ${className}`} />
  );
}
