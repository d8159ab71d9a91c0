import { describe, expect, it } from 'vitest';
import { asked, offered, type Scene, scene, told } from './scene.ts';

/** Seat 0's Forage Segment: Krateros with the Cart before Tyros, which is seat 1's. */
const atTyros = (parts: Partial<Scene> = {}) =>
  scene({
    turn: 2,
    step: 'forage',
    pcs: { tyros: 1 },
    generals: { krateros: '0 tyros' },
    units: ['0 tyros loyal 2'],
    royals: { 'funeral-cart': 'tyros by 0' },
    ...parts,
  });
const ASKED = ['0 bury'];

describe('3.8 Who may bury Alexander, and where', () => {
  it('S3.8-01 whoever controls the Cart may, and need not', () => {
    const table = atTyros();
    expect(asked(table)).toEqual(ASKED);
    expect(table.options(0)).toEqual([{ bury: true }, { wait: true }]);
    table.does(0, { wait: true });
    expect(table.fact('royals')).toMatchObject({ 'funeral-cart': 'tyros by 0', tomb: 'box' });
  });

  it('S3.8-01 nobody else', () => {
    const table = atTyros({ royals: { 'funeral-cart': 'tyros inside by 1' } });
    expect(asked(table)).not.toContain('0 bury');
    expect(asked(table)).not.toContain('1 bury');
  });

  it.each([
    ['outside a Major City', 'tyros', true],
    ['inside it', 'tyros inside', true],
    ['not in a Minor City', 'sidon', false],
    ['not in a Stronghold', 'nabataioi', false],
  ])('S3.8-02 the Cart must be in a Major City: %s', (_, place, allowed) => {
    const table = atTyros({
      pcs: { tyros: 0, nabataioi: 'independent' },
      generals: { krateros: `0 ${place}` },
      royals: { 'funeral-cart': `${place} by 0` },
    });
    expect(asked(table).includes('0 bury')).toBe(allowed);
  });

  it.each(['tyros', 'babylon'])('S3.8-03 in %s he may, though it is somebody else’s', (city) => {
    const table = atTyros({
      pcs: { [city]: 1 },
      generals: { krateros: `0 ${city}` },
      units: [],
      royals: { 'funeral-cart': `${city} by 0` },
    });
    table.does(0, { bury: true });
    expect(told(table, 'buried')).toEqual({ seat: 0, space: city });
  });

  it('S3.8-04 not with an enemy CU in the Cart’s location', () => {
    const among = (parts: Partial<Scene>) => asked(atTyros({ ...parts, unsettled: true }));
    expect(among({ units: ['0 tyros loyal 2', '1 tyros mercenary 1'] })).not.toContain('0 bury');
    expect(among({ generals: { krateros: '0 tyros', philon: 'tyros' } })).not.toContain('0 bury');
  });

  it('S3.8-04 those behind the walls do not matter', () => {
    expect(asked(atTyros({ units: ['0 tyros loyal 2', '1 tyros inside mercenary 1'] }))).toEqual(ASKED);
  });
});

describe('3.8 When', () => {
  it.each([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
  ])('S3.8-05 in Game Turn %i: %s', (turn, allowed) => {
    expect(asked(atTyros({ turn })).includes('0 bury')).toBe(allowed);
  });

  it('S3.8-06 in his own Forage Segment, before or after the loss', () => {
    const table = atTyros({ units: ['0 tyros loyal 9'] });
    table.does(0, { wait: true });
    // A single type and a single location: the loss answers itself.
    expect(told(table, 'foraged')).toEqual({ seat: 0, unit: 'loyal', space: 'tyros' });
    expect(asked(table)).toEqual(ASKED);
  });

  it('S3.8-06 not in another player’s', () => {
    const table = atTyros({ active: 1, step: 'forage' });
    expect(table.fact('active')).not.toBe(1);
    expect(asked(table)).not.toContain('0 bury');
  });

  it.each(['surrender', 'tyche', 'activation'] as const)('S3.8-06 not in his %s Segment', (step) => {
    expect(asked(atTyros({ step, hands: { 0: ['unrest'] } }))).not.toContain('0 bury');
  });

  it('S3.8-06 once in the Turn End Phase', () => {
    const table = atTyros({ step: 'turnEnd', dice: [1, 2, 3, 4] });
    expect(table.fact('phase')).toBe('turnEnd');
    expect(asked(table)).toEqual(ASKED);
    table.does(0, { wait: true });
    expect(table.fact('turn')).toBe(3);
  });

  it('S3.8-11 in Game Turn IV an unburied Cart leaves the game', () => {
    const royals = { 'funeral-cart': 'tyros by 0' };
    const table = atTyros({ turn: 4, step: 'preparations', royals, dice: [1, 2, 3, 4] });
    expect(table.events().map(({ key }) => key)).toContain('event.cartRemoved');
    expect(table.fact('royals')).toMatchObject({ 'funeral-cart': 'dead' });
  });
});

describe('3.8 The Tomb', () => {
  it('S3.8-07 takes the place of the Cart, outside the walls', () => {
    const parts = { pcs: { tyros: 0 }, generals: { krateros: '0 tyros inside' }, units: [] };
    const table = atTyros({ ...parts, royals: { 'funeral-cart': 'tyros inside by 0' } });
    table.does(0, { bury: true });
    expect(table.fact('royals')).toMatchObject({ 'funeral-cart': 'dead', tomb: 'tyros' });
  });

  it('S3.8-08 in Pella it gives 10 L to whoever has buried Alexander', () => {
    const table = atTyros({
      pcs: { pella: 1 },
      generals: { krateros: '0 pella' },
      units: ['0 pella loyal 2'],
      royals: { 'funeral-cart': 'pella by 0' },
    });
    table.does(0, { bury: true });
    expect(table.fact('burier')).toBe(0);
    expect(table.fact('legitimacy')).toMatchObject({ 0: 13, 1: 3 });
  });

  it('S3.8-08 he keeps them, whoever holds Pella', () => {
    const table = scene({ burier: 0, royals: { tomb: 'pella' }, pcs: { pella: 1 } });
    expect(table.fact('legitimacySources')).toMatchObject({ 0: { 'S3.6-13': 10 }, 1: { 'S3.6-12': 3 } });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 13, 1: 3 });
  });

  it('S3.8-09 elsewhere it gives 2 L to whoever controls the space', () => {
    const table = atTyros();
    table.does(0, { bury: true });
    expect(table.fact('burier')).toBe(null);
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3, 1: 5 });
  });

  // Sidon was a Capital and is a Minor City again (D3-20): it takes no Siege to change hands.
  it('S3.8-10 they go as soon as the control of the space goes, and to nobody while it has none', () => {
    const table = scene({
      turn: 3,
      step: 'surrender',
      pcs: { sidon: 1 },
      generals: { krateros: '0 sidon' },
      units: ['0 sidon loyal 1'],
      royals: { tomb: 'sidon' },
    });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3, 1: 5 });
    table.does(0, { remove: 'sidon' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 3, 1: 3 });
    expect(offered(table, 0, 'place')).toEqual(['sidon']);
    table.does(0, { place: 'sidon' });
    expect(table.fact('legitimacy')).toMatchObject({ 0: 5, 1: 3 });
  });
});
