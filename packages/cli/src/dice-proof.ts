/** What a replay has proven about the dice, in plain words. */

import { type GameRecord, isFair, type Replay } from '@diadochi/kernel';

export function diceProof({ chance }: GameRecord, { outcomes }: Replay): string[] {
  const counted = `${outcomes} ${outcomes === 1 ? 'outcome' : 'outcomes'}`;
  const follow = outcomes === 1 ? 'follows' : 'follow';
  if (!isFair(chance))
    return [
      chance.seed === null
        ? 'dice: not checked, for the record does not tell where they came from'
        : `dice: ${counted} ${follow} from the seed`,
    ];
  const { secret, commitment, seats } = chance;
  if (secret === null)
    return ["dice: not checked, for the server's secret is not told before the game is over"];
  const seatsThat = (is: (seat: (typeof seats)[number]) => boolean): number[] =>
    seats.flatMap((each, seat) => (is(each) ? [seat + 1] : []));
  const first = seatsThat(({ from }) => from === 0);
  const alone = seats.every(({ from }) => from === null) ? ' alone' : '';
  const source = [
    `the server's secret${alone}`,
    ...(first.length === 0 ? [] : [`the words of ${named(first)}`]),
  ];
  const late = seats.flatMap(({ from }, seat) =>
    from === null || from === 0 ? [] : [`the words of seat ${seat + 1} are in them from entry ${from} on`],
  );
  const bots = seatsThat(({ bot }) => bot);
  const silent = seatsThat(({ bot, commitment: own, from }) => !bot && own !== null && from === null);
  const without = seatsThat(({ bot, commitment: own }) => !bot && own === null);
  const others = [
    ...late,
    ...(bots.length === 0 ? [] : [`${named(bots)} ${bots.length === 1 ? 'is a bot' : 'are bots'}`]),
    ...(silent.length === 0 ? [] : [`${named(silent)} showed none`]),
    ...(without.length === 0 ? [] : [`${named(without)} had none`]),
  ];
  return [
    [`dice: ${counted} ${follow} from ${source.join(' and ')}`, ...others].join('; '),
    `dice: the secret is the one behind the commitment ${commitment}: compare it with the one that you were shown before you sat down`,
  ];
}

const named = (seats: readonly number[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
