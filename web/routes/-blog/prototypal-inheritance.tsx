import { Answer } from './answer.tsx';
import { CodeSample } from './code-sample.tsx';

const sample = `const furniture = {
  describe() {
    return \`\${this.name}, \${this.price}\`;
  },
};

const chair = Object.create(furniture);
chair.name = 'Windsor chair';
chair.price = 140;

chair.describe();
// 'Windsor chair, 140'

Object.hasOwn(chair, 'describe');
// false: it was found on furniture

furniture.isPrototypeOf(chair);
// true`;

export function PrototypalInheritance() {
  return (
    <Answer id="prototypal-inheritance" question="How does prototypal inheritance work?">
      <p>
        In JavaScript objects inherit from objects. Each one holds a hidden link to another object, or to nothing: its
        prototype. Read a property that the object does not have, and the engine looks at the prototype, then at the
        prototype&rsquo;s prototype, until it finds the name or reaches <code>null</code>. That walk is the prototype
        chain.
      </p>
      <CodeSample code={sample} />
      <p>
        Two details explain most surprises. Writing does not climb: <code>chair.price = 120</code> creates or changes a
        property of <code>chair</code> itself and merely hides one further up (unless what is found there is a setter or
        is read-only). And <code>this</code> is decided by the call, not by where the method was found, so{' '}
        <code>describe</code>, living on <code>furniture</code>, reads the chair&rsquo;s own name.
      </p>
      <p>
        <code>class</code> is a clearer way of writing the same thing. Methods of the class sit on{' '}
        <code>Chair.prototype</code>, <code>new Chair()</code> makes an object linked to it, and <code>extends</code>{' '}
        links <code>Chair.prototype</code> to <code>Furniture.prototype</code>. Nothing is copied: add a method to the
        prototype later, and every existing chair has it.
      </p>
      <p>
        In daily work keep chains short, never extend built-in prototypes, and choose composition, an object that holds
        another, when you only wanted to share behaviour.
      </p>
    </Answer>
  );
}
