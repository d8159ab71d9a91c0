import type { Page } from 'playwright-core';
import { openScene } from '../test/browser/scene-house.ts';
import { openBrowser, visitor } from '../test/browser/serving.ts';
import * as sea from '../test/browser/sea-scene.ts';
const [, , which = 'all', width = 'wide', scheme = 'light', language = 'en'] = process.argv;
const V: any = { wide: { width: 1440, height: 900 }, mid: { width: 1024, height: 768 }, narrow: { width: 360, height: 740 } };
const browser = await openBrowser();
async function visit(scene: any, seat: number): Promise<any> {
  const { page, context, errors } = await visitor(browser, { viewport: V[width], colorScheme: scheme as any, reducedMotion: 'reduce' });
  const kept = { seats: [scene.seats[seat]], name: scene.seats[seat].name, language };
  for (const [key, value] of Object.entries(kept)) await page.addInitScript(`localStorage.setItem('diadochi.${key}', ${JSON.stringify(JSON.stringify(value))})`);
  page.on('console', (m) => { if (m.type() === 'error' && !m.text().includes('WebSocket')) console.log('CONSOLE', m.text()); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message, e.stack));
  await page.goto(`${scene.address}/table/${scene.seats[seat].id}`);
  await page.locator('.map-things').first().waitFor();
  await page.waitForLoadState('networkidle');
  return { page, context, errors };
}
const middleOf = async (page: Page, space: string) => {
  const box = await page.locator(`.spaces [data-space="${space}"]`).boundingBox();
  return [box!.x + box!.width / 2, box!.y + box!.height / 2] as [number, number];
};
const shot = async (page: Page, name: string) => { await page.waitForTimeout(1200); await page.screenshot({ path: `/tmp/shots/${name}-${width}-${scheme}-${language}.png`, animations: 'disabled' }); console.log('shot', name); };
const names = ['Berenike', 'Kalliope'];
const has = (events: any, name: string, params: any = {}) => events.some((e: any) => e.key === `event.${name}` && Object.entries(params).every(([k, v]) => e.params[k] === v));
const wanted = (name: string) => which === 'all' || which.split(',').includes(name);
try {
  if (wanted('embark')) {
    const scene = await openScene(sea.seaPosition(), { names });
    const { page } = await visit(scene, 0);
    await page.locator('[data-offer^="army phaselis"]').click();
    await page.locator('.by-land-or-sea').waitFor();
    await shot(page, 'compose-land');
    await page.locator('.by-land-or-sea button').nth(1).click();
    await page.locator('.composer.by-sea').waitFor();
    await page.locator('.ring.choice').nth(1).waitFor();
    await page.waitForTimeout(800);
    await shot(page, 'embark-0');
    if (width === 'narrow') { await page.mouse.click(...(await middleOf(page, 'paphos'))); await page.locator('.sea-card .sea-risks').waitFor(); await shot(page, 'embark-card'); }
    else { await page.mouse.move(...(await middleOf(page, 'salamis'))); await page.locator('.sea-card .sea-risks').waitFor(); await shot(page, 'embark-card'); await page.mouse.click(...(await middleOf(page, 'salamis'))); await page.locator('.beside .confirm').waitFor(); await shot(page, 'embark-confirm'); await page.locator('.beside .confirm').click(); await page.waitForTimeout(1500); await shot(page, 'embark-after'); }
    await scene.close();
  }
  if (wanted('sail')) {
    const scene = await openScene(sea.seaPosition(), { names });
    await scene.play(sea.TO_PAPHOS);
    const { page } = await visit(scene, 0);
    await page.locator('[data-offer^="sail salamis"]').waitFor();
    await shot(page, 'at-sea');
    await page.locator('[data-offer^="dropOff"]').click();
    await page.locator('.composer.by-sea').waitFor();
    await page.locator('.composer .stepper button').nth(1).click();
    await page.locator('.composer .stepper button').nth(1).click();
    await page.locator('.composer .toggle.bare').nth(1).click();
    await page.locator('.composer .way-lines').waitFor();
    await shot(page, 'drop-off');
    await scene.close();
  }
  if (wanted('engage')) {
    const scene = await openScene(sea.seaPosition(), { names });
    await scene.play(sea.TO_PAPHOS.slice(0, 3));
    const { page } = await visit(scene, 1);
    await page.locator('.sea-strengths').waitFor();
    await shot(page, 'engage');
    await scene.close();
  }
  if (wanted('battle')) {
    const script: any = [...sea.TO_PAPHOS.slice(0, 3), [1, sea.ALL_OF_GREEN]];
    const scene = await openScene(sea.seaPosition(), { names, script, isWanted: (e) => has(e, 'wonNavalBattle', { seat: 1 }) && has(e, 'attrition', { lost: 2 }) });
    await scene.play(script);
    const { page } = await visit(scene, 0);
    await page.locator('.battle-losing').waitFor();
    await shot(page, 'naval-battle');
    await scene.close();
  }
} finally { await browser.close(); }
