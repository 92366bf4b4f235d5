import { Answer } from './answer.tsx';
import { CodeSample } from './code-sample.tsx';

const sample = `test.each([
  ['120', 12000],
  ['$1,250.50', 125050],
  ['1e9', undefined],
  ['-5', undefined],
])('reads %s as %s', (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});`;

export function UnitTests() {
  return (
    <Answer id="unit-tests" question="What is a unit test, and why should we write them?">
      <p>
        A unit test runs one small part of a program, a function, a class, a component, apart from everything slow or
        unpredictable, and compares what it did with what it promised. It needs no network, no shared database and no
        clock but its own, so a thousand of them finish while you reach for your coffee.
      </p>
      <CodeSample code={sample} />
      <p>
        The first return comes while writing: a function that is hard to test usually does two things, or hides what it
        depends on. The second comes months later. A test that fails names the broken promise, minutes after the change
        that broke it, and to the person who remembers why. That is what makes it safe to rename, simplify and upgrade.
        The third is for the reader: a table of examples is documentation that cannot go out of date unnoticed.
      </p>
      <p>
        Test behaviour, not construction. If a test breaks when nobody could have noticed a difference, it was tied to
        how instead of what, and a stack of mocks often says the same. See each test fail once; one that cannot fail
        proves nothing. And know the limit: units that are right by themselves can still be joined wrongly, so keep some
        tests that go through the front door, with a real database and a real browser.
      </p>
    </Answer>
  );
}
