import { words } from '../../words.ts';
import { Answer } from './answer.tsx';

export function FurnitureGuides() {
  const { measure, secondHand, care } = words.guides.list;
  return (
    <>
      {Object.entries({ measure, 'second-hand': secondHand, care }).map(([id, { title, intro, points, outro }]) => (
        <Answer key={id} id={id} question={title}>
          <p>{intro}</p>
          <ul className="grid list-disc gap-3 ps-5 marker:text-muted">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p>{outro}</p>
        </Answer>
      ))}
    </>
  );
}
