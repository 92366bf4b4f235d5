import { Answer } from './answer.tsx';

const frameworks = [
  {
    name: 'React',
    text: 'A library for views: components are functions, and a change of state runs them again. Since 19 it has actions, the use function and server components; the React Compiler writes most memoisation for you. Routing and data come from a framework on top. The largest choice of libraries and colleagues, and the most decisions to take.',
  },
  {
    name: 'Vue',
    text: 'Templates close to HTML, and reactive values that know who reads them, so updates are precise without much thought. Router and store come from the same team and fit together. Often the gentlest way in.',
  },
  {
    name: 'Angular',
    text: 'A whole framework: dependency injection, router, forms, HTTP and tools in one release train, now with signals and standalone components. More to learn at first, less to argue about afterwards, which large teams value.',
  },
  {
    name: 'Svelte',
    text: 'A compiler: components become small, direct code with little runtime, and runes mark what is reactive. Light and pleasant, with a smaller circle of libraries.',
  },
];

export function FrameworkComparison() {
  return (
    <Answer id="framework-comparison" question="React, Vue, Angular or Svelte: how do they compare?">
      <p>
        All four build an interface out of components and keep it in step with data. They differ in how they notice that
        something changed, and in how much they decide for you.
      </p>
      <dl className="grid gap-4">
        {frameworks.map((framework) => (
          <div key={framework.name} className="grid gap-x-6 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
            <dt className="font-display text-xl leading-snug">{framework.name}</dt>
            <dd>{framework.text}</dd>
          </div>
        ))}
      </dl>
      <p>
        Speed seldom settles it. Each is fast enough for nearly every screen, and what visitors feel is how much script
        you send, how early the server answers with HTML, and how large the pictures are. Look instead at the people who
        will keep the code, the libraries that you cannot do without (an accessible date picker, a map, a card field),
        and how upgrades have gone in the past five years.
      </p>
      <p>
        If nothing else decides: React when the choice of libraries and people matters most, Vue when a small team wants
        to begin quickly, Angular when many teams must build alike, Svelte when every kilobyte counts. Then build one
        real screen in it before you promise anything.
      </p>
    </Answer>
  );
}
