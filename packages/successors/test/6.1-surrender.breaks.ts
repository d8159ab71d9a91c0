import { breaks, type Loose, withField, withStep } from './breaks.ts';

const surrender = () => import('../src/rules/6-strategy/6.1-surrender.ts');

// What was removed in step 1 stays uncontrolled until the next turn.
breaks('S6.1-05', surrender, ({ surrender, place }) => {
  const removed = new Set<number>();
  return {
    surrender: withStep(surrender, 'A_remove', {
      then: (p, f, seat: number, answer, play) => {
        removed.add(answer.remove);
        return surrender.steps.A_remove.then(p, f, seat, answer, play);
      },
    }),
    place: withField(place, 0, 'place', {
      may: (p: Loose, q: Loose, space: number) =>
        removed.has(space) ? 'S6.1-05' : (place.ways[0] as Loose).place.may(p, q, space),
    }),
  };
});
