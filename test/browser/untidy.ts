/**
 * What anybody would call untidy on a page: words or buttons on each other, words that are cut off or stick out of their
 * button, a page that is wider than the screen. The map has tests of its own for its names and pieces.
 */

import type { Page } from 'playwright-core';

/** Runs in the page, and says what is wrong in words. */
const UNTIDY = `(() => {
  const found = [];
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ');
  const named = (element) => element.tagName.toLowerCase() + [...element.classList].map((each) => '.' + each).join('');
  const within = (element) => {
    const parent = element.parentElement?.closest('[class]');
    return (parent ? named(parent) + ' > ' : '') + named(element);
  };
  const said = (element) => '“' + (element.innerText ?? element.textContent ?? '').replace(/\\s+/g, ' ').trim().slice(0, 50) + '”';
  const styles = new Map();
  const style = (element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  // As far as it is seen: what a list has scrolled away does not lie on anything.
  const clips = (element) => [style(element).overflowX, style(element).overflowY].some((each) => each !== 'visible');
  const seenRect = (element, rect) => {
    let { left, top, right, bottom } = rect;
    for (let each = element; each !== null; each = each.parentElement) {
      if (clips(each)) {
        const box = each.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      if (style(each).position === 'fixed') break;
    }
    [left, top, right, bottom] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  };
  const APART = 'script, style, svg, .unseen, .map-sheet, .map-list';
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const modal = document.querySelector('dialog:modal');
  const root = modal ?? document.body;
  // The lines of every text that is seen.
  const texts = [];
  // What lies apart, or has been scrolled away, is not looked at.
  const isAway = (element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && (bottom < 0 || top > innerHeight);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeType === Node.TEXT_NODE ? NodeFilter.FILTER_ACCEPT
      : node.matches(APART) || (node.matches('.log li') && isAway(node)) ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_SKIP);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === '' || !isShown(element)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const { height, left, right, top, bottom } = line;
      // A line is higher than its letters.
      const letters = { left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 };
      const rect = seenRect(element, letters);
      if (rect !== null) texts.push({ element, rect, whole: line });
    }
  }
  const controls = [...root.querySelectorAll('button, a[href], input, select, summary, [role=tab]')]
    .filter((element) => isShown(element) && element.closest(APART) === null && style(element).pointerEvents !== 'none' && !element.matches('.region, .village, .region-info, input[type=radio], input[type=checkbox]'))
    .flatMap((element) => {
      const rect = seenRect(element, element.getBoundingClientRect());
      return rect === null ? [] : [{ element, rect }];
    });
  const pathTo = (element, above) => {
    const path = [];
    for (let each = element; each !== null && each !== above; each = each.parentElement) path.push(each);
    return path;
  };
  const common = (a, b) => {
    let above = a;
    while (above !== null && !above.contains(b)) above = above.parentElement;
    return above;
  };
  const floats = (element) => ['absolute', 'fixed', 'sticky'].includes(style(element).position) || (style(element).position === 'relative' && style(element).zIndex !== 'auto') || element.matches(':popover-open, dialog');
  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage, backdropFilter } = style(element);
    const alpha = /rgba\\([^)]*,\\s*([\\d.]+)\\)|\\/ ([\\d.]+)\\)$/.exec(backgroundColor);
    return backgroundImage !== 'none' || (backdropFilter ?? 'none') !== 'none' || (backgroundColor !== 'rgba(0, 0, 0, 0)' && (alpha === null || Number(alpha[1] ?? alpha[2]) > 0.5));
  };
  // A panel that lies over the page hides what is under it; two texts that both shine through do not.
  const isCover = (path) => path.some((each) => floats(each) && path.some((one) => isOpaque(one) && (one === each || each.contains(one) || one.contains(each))));
  const touch = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  const isCorner = (small, large) => floats(small.element) && small.rect.left >= large.rect.left && small.rect.right <= large.rect.right
    && small.rect.top >= large.rect.top && small.rect.bottom <= large.rect.bottom;
  const compare = (all, sort, by) => {
    const sorted = [...all].sort((a, b) => a.rect.top - b.rect.top);
    for (let i = 0; i < sorted.length; i++)
      for (let k = i + 1; k < sorted.length && sorted[k].rect.top < sorted[i].rect.bottom - by; k++) {
        const [a, b] = [sorted[i], sorted[k]];
        if (a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element) || !touch(a.rect, b.rect, by)) continue;
        const above = common(a.element, b.element);
        // A button may be put into the corner of one that is as large as its card.
        if (sort === 'buttons' && (isCorner(a, b) || isCorner(b, a))) continue;
        if (isCover(pathTo(a.element, above)) || isCover(pathTo(b.element, above))) continue;
        found.push(sort + ' on each other: ' + within(a.element) + ' ' + said(a.element) + ' [' + round(a.rect) + '] and ' + within(b.element) + ' ' + said(b.element) + ' [' + round(b.rect) + ']');
      }
  };
  compare(texts, 'words', 2);
  compare(controls, 'buttons', 2);
  for (const { element, rect, whole } of texts) {
    // Nothing but a place to scroll may hide a part of a text.
    const button = element.closest('button, .prompt p, h1, h2, h3');
    // Badges at the rim of a place on a map are meant to.
    if (button !== null && !button.matches('.village, .region')) {
      const box = button.getBoundingClientRect();
      if (whole.left < box.left - 2 || whole.right > box.right + 2 || whole.top + whole.height * 0.2 < box.top - 1 || whole.bottom - whole.height * 0.2 > box.bottom + 1)
        found.push('words stick out: ' + within(button) + ' ' + said(button) + ' [' + round(whole) + '] of [' + round(box) + ']');
    }
  }
  for (const element of root.querySelectorAll('button, button *, .prompt p, .prompt-title, h1, h2, h3')) {
    // A card in a row shows its head and the beginning of its text; all of it is told when it is opened.
    if (!isShown(element) || element.closest(APART) !== null || element.matches('.tyche-card, .card-effect, .card-now, .card-now *') || element.textContent.trim() === '') continue;
    const { overflowX, overflowY, webkitLineClamp, display } = style(element);
    if (display === 'inline') continue;
    const isCut = (overflowX !== 'visible' && overflowX !== 'auto' && overflowX !== 'scroll' && element.scrollWidth > element.clientWidth + 1)
      || (overflowY !== 'visible' && overflowY !== 'auto' && overflowY !== 'scroll' && element.scrollHeight > element.clientHeight + 3);
    if (isCut && seenRect(element, element.getBoundingClientRect()) !== null)
      found.push('cut off: ' + within(element) + ' ' + said(element) + ' ' + element.scrollWidth + '×' + element.scrollHeight + ' in ' + element.clientWidth + '×' + element.clientHeight);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) found.push('the page is ' + wide + ' px wider than the screen');
  return [...new Set(found)];
})()`;

export const untidy = (page: Page): Promise<string[]> =>
  page.evaluate(`asPainted(() => ${UNTIDY})`) as Promise<string[]>;
