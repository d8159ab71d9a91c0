/** The Naval Battles that `campaign:odds` fights: seat 0 sails from Kelenderis to Paphos, and others declare with all they have. */

export interface NavalPosition {
  readonly name: string;
  /** The Fleets that escort; an asterisk: on the upgraded side. */
  readonly escort: readonly string[];
  /** Those of seat 1, and of seat 2 if he declares, too. */
  readonly against: readonly string[];
  readonly and?: readonly string[];
  /** What is aboard: `loyal 4`; nothing but the General without it. */
  readonly cus?: string;
}

const FLEETS = ['makedonia', 'athenai', 'rhodos', 'karia', 'kilikia', 'aigyptos', 'kypros', 'phoinike'];
/** Every Fleet but one, upgraded. */
const allBut = (but: string): string[] => FLEETS.filter((fleet) => fleet !== but).map((fleet) => `${fleet}*`);

export const NAVAL_POSITIONS: readonly NavalPosition[] = [
  { name: 'no escort, a Fleet of 1', escort: [], against: ['karia'], cus: 'loyal 4' },
  { name: 'no escort, a Fleet of 2', escort: [], against: ['phoinike'], cus: 'loyal 2' },
  { name: 'no escort, all the others', escort: [], against: allBut('kypros'), cus: 'loyal 8' },
  { name: 'a General alone', escort: [], against: ['phoinike'] },
  { name: 'a General alone, escorted', escort: ['kypros*'], against: ['karia*'] },
  { name: 'one against one', escort: ['kypros'], against: ['karia'], cus: 'loyal 1' },
  { name: 'one against two', escort: ['kypros'], against: ['phoinike'], cus: 'loyal 3' },
  { name: 'one against three', escort: ['kypros'], against: ['phoinike*'], cus: 'loyal 3' },
  { name: 'two against one', escort: ['phoinike'], against: ['karia'], cus: 'loyal 5' },
  { name: 'two against two', escort: ['phoinike'], against: ['rhodos'], cus: 'loyal 6' },
  { name: 'two in two Fleets', escort: ['kypros', 'karia'], against: ['rhodos'], cus: 'loyal 6' },
  { name: 'three against two', escort: ['athenai*'], against: ['makedonia', 'karia'], cus: 'mercenary 1' },
  { name: 'three against three', escort: ['phoinike*'], against: ['rhodos*'], cus: 'loyal 7' },
  { name: 'four against two', escort: ['athenai', 'phoinike'], against: ['rhodos'], cus: 'loyal 8' },
  {
    name: 'four against four',
    escort: ['athenai', 'phoinike'],
    against: ['rhodos', 'karia*'],
    cus: 'loyal 8',
  },
  { name: 'five against one', escort: ['athenai*', 'phoinike'], against: ['kypros'], cus: 'loyal 4' },
  { name: 'six against three', escort: ['athenai*', 'phoinike*'], against: ['rhodos*'], cus: 'loyal 4' },
  { name: 'one against six', escort: ['kypros'], against: ['athenai*', 'rhodos*'], cus: 'loyal 8' },
  {
    name: 'nine against four',
    escort: ['athenai*', 'phoinike*', 'rhodos*'],
    against: ['karia*', 'kypros*'],
    cus: 'loyal 2',
  },
  { name: 'all against one', escort: allBut('karia'), against: ['karia'], cus: 'loyal 2' },
  { name: 'elephants aboard', escort: ['kypros'], against: ['phoinike'], cus: 'elephant 2 loyal 3' },
  { name: 'nothing but elephants', escort: [], against: ['rhodos'], cus: 'elephant 5' },
  { name: 'two who declare, no escort', escort: [], against: ['karia'], and: ['phoinike'], cus: 'loyal 4' },
  {
    name: 'two who declare, even',
    escort: ['rhodos'],
    against: ['phoinike'],
    and: ['athenai'],
    cus: 'loyal 4',
  },
  {
    name: 'two who declare, both weaker',
    escort: ['rhodos*'],
    against: ['karia'],
    and: ['kypros*'],
    cus: 'loyal 6',
  },
  {
    name: 'two who declare, both stronger',
    escort: ['karia'],
    against: ['phoinike*'],
    and: ['athenai*'],
    cus: 'loyal 8',
  },
];
