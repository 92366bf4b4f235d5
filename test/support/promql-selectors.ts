import { parser } from '@prometheus-io/lezer-promql';

type Selector = { metric: string; labels: string[] };

/** Returns which series an expression reads, and the labels that it names: in matchers and in groupings. @throws on bad syntax */
export function selectorsOf(expression: string): Selector[] {
  const found: Selector[] = [];
  const groupings: string[] = [];
  parser.parse(expression).iterate({
    enter({ type, node, from, to }) {
      if (type.isError) throw new Error(`This is no PromQL: ${expression}`);
      const text = expression.slice(from, to);
      if (type.name === 'VectorSelector') {
        const metric = /^\w+/.exec(text)?.[0] ?? '';
        found.push({ metric, labels: [...text.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, name = '']) => name) });
      }
      if (type.name === 'LabelName' && node.parent?.name === 'GroupingLabels') groupings.push(text);
    },
  });
  return found.map(({ metric, labels }) => ({ metric, labels: [...labels, ...groupings] }));
}
