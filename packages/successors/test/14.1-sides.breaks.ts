import { breaks, type Loose, withStep } from './breaks.ts';

const movement = () => import('../src/rules/10-land-movement/10-land-movement.ts');
const settle = () => import('../src/rules/settling/settle.ts');
const NOBODY = -1;
const [ATTACKER, DEFENDER] = [0, 1];

// Who stands together fights, at the end of whatever Procedure.
breaks('S14-02', settle, ({ settling }) => ({
  settling: withStep(settling, 'D_royalFamily', {
    call: 'landBattle',
    with: (p) => ({ attacker: ATTACKER, defender: DEFENDER, location: p.stackAt[0], failed: [] }),
  }),
}));
/** The Land Battle of a Procedure, begun differently. */
const begun = (instead: (args: Loose, f: Loose) => Loose) => {
  return ({ landMovement }: typeof import('../src/rules/10-land-movement/10-land-movement.ts')) => {
    const { with: before } = landMovement.steps.L_landBattle as Loose;
    const after = (p: Loose, f: Loose) => instead(before(p, f), f);
    return { landMovement: withStep(landMovement, 'L_landBattle', { with: after }) };
  };
};
breaks(
  'S14.1-01',
  movement,
  begun(({ attacker, defender, ...args }) => ({ ...args, attacker: defender, defender: attacker })),
);
// Who has only just come does not defend.
breaks(
  'S14.1-02',
  movement,
  begun((args, { interceptor }) => (interceptor === NOBODY ? args : null)),
);
