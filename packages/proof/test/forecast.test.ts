import { describe, expect, it } from 'vitest';
import { proof } from '../src/index.ts';
import { scene } from './scene.ts';

const villages = { argos: 1 };
const forecast = (request: object, heroes: { veteran?: 'watch' } = {}) =>
  proof.forecast?.(scene({ turn: 0, villages, heroes: { 1: heroes } }).position, 0, request as never);

describe('The forecast of a raid', () => {
  it.each([
    [{ raid: 'argos', led: 'veteran', with: 2 }, {}, 5],
    [{ raid: 'argos', led: 'veteran', with: 2 }, { veteran: 'watch' }, 3],
    [{ raid: 'elis', led: 'youth', with: 3 }, { veteran: 'watch' }, 5],
    [{ raid: 'argos', led: 'veteran', with: 6 }, {}, 6],
    [{ raid: 'delphi', led: 'youth', with: 1 }, {}, 0],
  ] as const)('%j against %j wins with as many faces as it says', (raid, heroes, faces) => {
    expect(forecast(raid, heroes)).toMatchObject({ faces });
    const won = [1, 2, 3, 4, 5, 6].filter((die) => {
      const table = scene({ turn: 0, villages, heroes: { 1: heroes }, dice: [die] });
      table.does(0, raid);
      return (table.fact('villages') as { [village: string]: number })[raid.raid] === 0;
    });
    expect(won).toHaveLength(faces);
  });

  it('says which die it needs, and why', () => {
    expect(forecast({ raid: 'argos', led: 'veteran', with: 2 }, { veteran: 'watch' })).toEqual({
      least: 4,
      faces: 3,
      reasons: [
        { clause: 'T4-07', by: 2 },
        { clause: 'T4-08', by: 2 },
        { clause: 'T4-09', by: -2 },
      ],
    });
  });

  it.each([
    [{ raid: 'argo', led: 'veteran', with: 2 }, 'request.raid: no village "argo"; do you mean "argos"?'],
    [{ raid: 'argos', led: 'veteran' }, "request has no 'with'"],
    [{ raid: 'argos', led: 'veteran', with: 7 }, 'request.with should be a whole number from 1 to 6'],
    [{ raid: 'argos', led: 'veteran', with: 2, under: 'night' }, 'request: no field "under"'],
    [[], 'request should be an object'],
  ])('%j is no request', (request, fault) => {
    expect(() => forecast(request)).toThrow(fault);
  });
});
