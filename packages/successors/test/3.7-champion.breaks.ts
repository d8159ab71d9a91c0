import { breaks, withStep } from './breaks.ts';

const scores = () => import('../src/position/scores.ts');
const settle = () => import('../src/rules/settling/settle.ts');
const surrender = () => import('../src/rules/6-strategy/6.1-surrender.ts');
const royals = () => import('../src/position/royals.ts');
const champion = () => import('../src/rules/3-victory/3.7-champion.ts');
const MAJOR_CITY = 1;

// Nobody is told what he is at the start.
breaks('S3.7-01', scores, () => ({ setChampion: () => {} }));
// Whoever stands before somebody else's Major City has attacked it.
breaks('S3.7-11', settle, ({ settleChange }) => ({
  settleChange: (...[p, play]: Parameters<typeof settleChange>) => {
    for (let stack = 0; stack < p.stackCount[0]; stack++) {
      const space = p.stackAt[stack] >> 1;
      const owner = p.stackOwner[stack];
      if (p.box.spaces[space].kind === MAJOR_CITY && p.pc[space] >= 0 && p.pc[space] !== owner)
        p.champion[owner] = 0;
    }
    return settleChange(p, play);
  },
}));
breaks('S3.7-12', surrender, ({ surrender }) => ({
  surrender: withStep(surrender, 'A_remove', {
    then: (...args) => {
      const [p, , seat, answer] = args;
      if ('remove' in answer) p.champion[seat] = 0;
      return surrender.steps.A_remove.then(...args);
    },
  }),
}));
breaks('S3.7-13', royals, ({ controlRoyal }) => ({
  controlRoyal: (...[p, royal, seat]: Parameters<typeof controlRoyal>) => {
    controlRoyal(p, royal, seat);
    if (seat !== null) p.champion[seat] = 0;
  },
}));
breaks('S3.7-16', champion, () => ({ restoreChampions: () => false }));
