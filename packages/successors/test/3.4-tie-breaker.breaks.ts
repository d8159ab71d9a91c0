import { breaks, type Loose, withStep } from './breaks.ts';

const preparations = () => import('../src/rules/5-sequence/5.1-preparations.ts');
const units = () => import('../src/position/units.ts');
const generals = () => import('../src/position/generals.ts');
const tieBreaker = () => import('../src/rules/3-victory/3.4-tie-breaker.ts');
const MACEDONIANS = [3, 4, 5]; // Loyal, Royal, Silver Shields

// Of players with equal Victory Points the one who controls Makedonia is the Usurper.
breaks('S3.4-01', preparations, ({ preparations }) => ({
  preparations: withStep(preparations, 'B_usurper', (p) => {
    p.usurper[0] = p.holder[p.box.makedonia];
  }),
}));
breaks('S3.4-04', units, ({ tieBreakCus, dispersedUnits }) => ({
  tieBreakCus: (...[p, seat]: Parameters<typeof tieBreakCus>) =>
    MACEDONIANS.reduce((sum, unit) => sum - dispersedUnits(p, seat, unit), tieBreakCus(p, seat)),
}));
breaks('S3.4-06', generals, ({ seniorityOf, generalsOf, isMajor, isOnMap, generalFacts }) => ({
  seniorityOf: (...[p, seat]: Parameters<typeof seniorityOf>) =>
    Math.max(
      0,
      ...generalsOf(p, seat)
        .filter((general) => isMajor(p, general) && isOnMap(p, general))
        .map((general) => generalFacts(p, general).seniority),
    ),
}));
// Seniority is asked of everybody, whatever the CUs have said.
breaks('S3.4-07', tieBreaker, () => ({
  tieBreak: (p: Loose, tied: readonly number[]) => {
    const senior = (seat: number) =>
      Math.max(
        ...p.box.generals.map(({ seniority }: Loose, i: number) => (p.owner[i] === seat ? seniority : 0)),
      );
    const best = Math.max(...tied.map(senior));
    return tied.filter((seat) => senior(seat) === best);
  },
}));
