import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageHead } from '../features/seo/page-head.ts';
import { PageHeading } from '../ui/page-heading.tsx';
import { words } from '../words.ts';
import { FrameworkComparison } from './-blog/framework-comparison.tsx';
import { FurnitureGuides } from './-blog/furniture-guides.tsx';
import { PrototypalInheritance } from './-blog/prototypal-inheritance.tsx';
import { StateManagement } from './-blog/state-management.tsx';
import { UnitTests } from './-blog/unit-tests.tsx';

export const Route = createFileRoute('/blog')({
  head: () => pageHead({ title: words.blog.title, description: words.blog.lede, path: '/blog' }),
  component: BlogPage,
});

function BlogPage() {
  return (
    <article className="frame">
      <PageHeading title={words.blog.title} lede={words.blog.lede} />
      <nav aria-label={words.guides.jump} className="flex flex-wrap gap-x-6 gap-y-1 pb-10 text-lg">
        <JumpTo id="questions">{words.guides.questionsTitle}</JumpTo>
        <JumpTo id="guides">{words.guides.title}</JumpTo>
      </nav>
      <div id="questions" lang="en" className="grid scroll-mt-6 gap-16 sm:gap-24">
        <StateManagement />
        <PrototypalInheritance />
        <UnitTests />
        <FrameworkComparison />
      </div>
      <section id="guides" aria-labelledby="guides-title" className="scroll-mt-6 pt-24 sm:pt-32">
        <div className="grid gap-3 pb-10">
          <h2 id="guides-title" className="text-title">
            {words.guides.title}
          </h2>
          <p className="max-w-prose text-lg text-muted">{words.guides.lede}</p>
        </div>
        <div className="grid gap-16 sm:gap-24">
          <FurnitureGuides />
        </div>
      </section>
    </article>
  );
}

function JumpTo({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}
