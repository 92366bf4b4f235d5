import { HeadingLoading } from '../../../ui/heading-loading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const fields = ['a', 'b', 'c', 'd', 'e', 'f'];

export function EditorLoading() {
  return (
    <>
      <HeadingLoading />
      <div className="grid max-w-5xl items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-3">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="aspect-4/3 w-full" />
        </div>
        <div className="grid gap-6">
          {fields.map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-12 w-full" />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
