import { applyPack } from '@diadochi/kernel';
import { content, phalanxx, phalanxxWith } from '@diadochi/phalanxx';
import { proof } from '@diadochi/proof';
import { expect, test } from 'vitest';
import { countedFromOne, speakerOf } from '../src/messages.ts';

const { say } = speakerOf(proof);

test('seats and pieces are put into words', () => {
  const params = { seat: 1, village: 'argos', hoplites: 1, leader: 'youth' };
  expect(say({ key: 'event.marched', params })).toBe('Seat 2 marches on Argos: 1 hoplite, led by the youth.');
  expect(say({ key: 'prompt.route', params: { seat: 0, hero: 'veteran' } })).toBe(
    'Seat 1, where does your veteran go?',
  );
});

test('what is done to the table itself speaks of seats, too', () => {
  expect(say({ key: 'event.seatFreed', params: { seat: 0, of: 1, by: 'absent' } })).toBe(
    'The seat of Seat 2 is free, as Seat 1 has asked (it has given no sign for a week); a bot plays on.',
  );
});

test('a refusal speaks of the answer that was refused', () => {
  const scene = proof.scene(
    { seats: 2 },
    { season: 1, turn: 0 },
    { die: () => 1, draw: (pieces) => pieces[0], reveal: () => {} },
  );
  const verdict = proof.judge(scene, 0, { raid: 'argos', led: 'youth', with: 5 });
  expect(verdict.allowed || say(verdict.message)).toBe('5 hoplites are more than your youth can lead.');
});

test('several winners are listed', () => {
  expect(say({ key: 'outcome.points', params: { winners: [0, 2], count: 2 } })).toMatch(
    /^Seat 1 and Seat 3 share/,
  );
});

test('what cannot be said shows as its key', () => {
  expect(say({ key: 'event.unheard', params: {} })).toBe('event.unheard');
  expect(say({ key: 'constructor', params: {} })).toBe('constructor');
  expect(say({ key: 'event.marched', params: {} })).toBe('event.marched');
});

test('a side that nobody plays has a name of the game’s own; where there is none, it goes by its number', () => {
  const alone = speakerOf(phalanxx, 1);
  const params = { seat: 1, regions: 3 };
  expect(alone.say({ key: 'event.neutralSettled', params })).toBe(
    'MaXXimilian holds the other 3 cities and oases.',
  );
  expect(alone.say({ key: 'event.starts', params: { seat: 0 } })).toBe('Seat 1 is the start player.');
  expect(speakerOf(phalanxx, 2).say({ key: 'event.starts', params })).toBe('Seat 2 is the start player.');
  expect(speakerOf(proof, 1).say({ key: 'event.mustered', params })).toBe('Seat 2 musters a hoplite.');
});

test('what a content pack has renamed goes by its new name', () => {
  const changes = { 'cards.X-04.name.en': 'Riders {2}' };
  const packed = speakerOf(phalanxxWith(applyPack(content, { pack: 'mine', game: 'phalanxx', changes })));
  const revealed = (card: string) => packed.say({ key: 'event.revealed', params: { card } });
  expect(revealed('X-04')).toBe('Turned up: Riders {2}.');
  expect(revealed('X-01')).toBe('Turned up: Peltasts.');
});

test('people count seats from 1, scenario files from 0', () => {
  const params = { seat: 0, hero: 'veteran' };
  expect(say({ key: 'prompt.route', params })).toContain('Seat 1,');
  expect(speakerOf(proof, 3, 'en', 0).say({ key: 'prompt.route', params })).toContain('Seat 0,');
  expect(countedFromOne('pella: CUs of seat 0 among enemies')).toBe('pella: CUs of seat 1 among enemies');
});
