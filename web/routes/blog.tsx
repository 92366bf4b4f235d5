import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../components/page-head.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';
import { FrameworkComparison } from './-blog/framework-comparison.tsx';
import { PrototypalInheritance } from './-blog/prototypal-inheritance.tsx';
import { StateManagement } from './-blog/state-management.tsx';
import { UnitTests } from './-blog/unit-tests.tsx';

export const Route = createFileRoute('/blog')({
  head: () => pageHead({ title: words.blog.title, description: words.blog.lede, path: '/blog' }),
  component: BlogPage,
});

/** Four questions and answers (spec §2). */
function BlogPage() {
  return (
    <article className="frame">
      <PageHeading title={words.blog.title} lede={words.blog.lede} />
      <div lang="en" className="grid gap-16 pt-4 sm:gap-24">
        <StateManagement />
        <PrototypalInheritance />
        <UnitTests />
        <FrameworkComparison />
      </div>
    </article>
  );
}
