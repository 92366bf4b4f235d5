import { Answer } from './answer.tsx';
import { CodeSample } from './code-sample.tsx';

const sample = `function WishButton({ id, saved }) {
  const [shown, showSaved] =
    useOptimistic(saved);

  async function save() {
    showSaved(true); // at once
    // Falls back to \`saved\` if it fails.
    await addWish(id);
  }

  return (
    <form action={save}>
      <button disabled={shown}>
        {shown ? 'Saved' : 'Save'}
      </button>
    </form>
  );
}`;

export function StateManagement() {
  return (
    <Answer id="state-management" question="What are the ways to manage state in a React application?">
      <p>
        Ask first who owns the state. Most quarrels about libraries end there, because one application holds several
        kinds, and each has a natural home.
      </p>
      <p>
        What one component needs belongs to that component: <code>useState</code>, or <code>useReducer</code> once
        several values change together. When two siblings need it, lift it to their nearest common parent. When the
        distance grows and the value seldom changes (a theme, a language, who is signed in), put it in context; every
        reader renders again when it changes, so keep fast values out.
      </p>
      <p>
        What the server owns is not really your state but a copy that ages. A query cache such as TanStack Query, or a
        framework&rsquo;s loaders, knows when to fetch again, how to retry and what to share. What a person might
        bookmark, such as a filter, a page or an open item, belongs in the address.
      </p>
      <p>
        React 19 took over much of what form state was written for: actions carry the pending flag and the error (
        <code>useActionState</code>), and <code>useOptimistic</code> shows a result before it is confirmed.
      </p>
      <CodeSample code={sample} />
      <p>
        A store outside of React (Redux Toolkit, Zustand, Jotai) is for what remains: state that changes often and is
        read far apart, as in an editor. Many applications find that very little remains.
      </p>
    </Answer>
  );
}
