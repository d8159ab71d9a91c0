/** A group that has been put together, as an answer to what is asked. */

import type { Table } from '../view.ts';
import { type Company, companyIn, cusIn, leaderOf, NOBODY, sideOf } from './company.ts';
import type { Composing } from './considering.ts';

export type Action = { readonly [field: string]: unknown };

/** Null: nobody leads who must. */
export function actionOf(table: Table, composing: Composing): Action | null {
  const { purpose, place, company } = composing;
  const leader = leaderOf(company);
  switch (purpose) {
    case 'march':
      return namingOf(composing);
    case 'embark':
      return leader === null ? null : { embark: leader, escort: composing.escort, ...companyIn(company) };
    case 'pickUp':
    case 'dropOff':
      return shipping(composing);
    case 'regroup':
      return regrouping(composing.group ?? table.march ?? NOBODY, composing);
    case 'shift':
    case 'intercept':
      return leader === null ? null : { [purpose]: leader, ...companyIn(company) };
    case 'relocate':
      return { relocate: place.at, side: sideOf(place), ...cusIn(company), carry: company.royals };
    case 'join':
      return { join: true, with: company.generals, ...cusIn(company) };
    default:
      return { [purpose]: true, with: company.generals, ...cusIn(company), carry: company.royals };
  }
}

/** The group as it is activated, whether it goes by land or aboard. */
export function namingOf({ place, company }: Composing): Action | null {
  const leader = leaderOf(company);
  if (leader === null) return null;
  return { march: leader, from: place.at, side: sideOf(place), ...companyIn(company) };
}

/** S13.2-14: whoever comes aboard or goes ashore; S13.2-25: a Minor General may be placed with these. */
const shipping = ({ purpose, place, company, guard }: Composing): Action => ({
  [purpose]: sideOf(place),
  with: company.generals,
  ...(purpose === 'dropOff' ? { guard: guard === null ? [] : [guard] } : {}),
  ...cusIn(company),
  carry: company.royals,
});

/** Who goes on is named by one of the group; whoever is picked up may be more Senior (S9.2-19). */
function regrouping(group: Company, { company, guard }: Composing): Action | null {
  const going = company.generals.filter((general) => group.generals.includes(general));
  const leader = leaderOf({ ...company, generals: going });
  if (leader === null) return null;
  return {
    regroup: leader,
    with: company.generals.filter((general) => general !== leader),
    guard: guard === null ? [] : [guard],
    ...cusIn(company),
    leave: group.royals.filter((royal) => !company.royals.includes(royal)),
    carry: company.royals.filter((royal) => !group.royals.includes(royal)),
  };
}
