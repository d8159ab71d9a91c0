/** A page to lay beside the printed box: everything that we have of it, each value with where it comes from. */

import { itemsOf, type Json, numbersOf } from '@diadochi/kernel';
import { STANDINGS, standing, text } from './html.ts';
import type { ContentKit } from './kits.ts';

export function sheetOf(game: string, contentHash: string, kit: ContentKit, content: Json): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(game)}: what is in the box</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${text(game)}: what is in the box</h1>
<p>Content <code>${text(contentHash)}</code>. Lay this beside the printed board and cards. What is otherwise there goes
into a content pack, by its path: <code>${text(example(content))}</code>.</p>
${legend(content)}
${kit.sheet(content as never)}
</body>
</html>`;
}

/** A path that there is: of a number on a card. */
const example = (content: Json): string =>
  numbersOf(content).find(({ path }) => path.startsWith('cards.'))?.path ?? '';

/** What the marks mean, and how many values have each. */
function legend(content: Json): string {
  const all = itemsOf(content).flatMap((item) => Object.values(item.standing));
  const lines = Object.entries(STANDINGS).map(
    ([how, { words }]) =>
      `<li>${standing('', how)} ${text(words)}: ${all.filter((each) => each === how).length} values</li>`,
  );
  return `<ul class="legend">${lines.join('')}</ul>`;
}

const STYLE = `
@page { size: A4 landscape; margin: 12mm }
body { font: 13px/1.35 "Source Sans 3", "Segoe UI", sans-serif; color: #1a1a1a; background: #fff; max-width: 1100px; margin: 1rem auto; padding: 0 1rem }
h1 { font-size: 22px; margin: 0 0 .3rem } h2 { font-size: 17px; margin: 1.4rem 0 .4rem; break-after: avoid } h3 { font-size: 14px; margin: 1rem 0 .3rem; break-after: avoid }
table { border-collapse: collapse; width: 100% } th { text-align: left; border-bottom: 1.5px solid #333 }
th, td { padding: 2px 8px 2px 0; vertical-align: top } td { border-bottom: .5px solid #bbb } tr { break-inside: avoid } thead { display: table-header-group }
.id { white-space: nowrap } i { color: #555 } code { font-size: 12px } .note { color: #555; font-size: 11px; max-width: 16em } .about .note { max-width: none; padding-left: 1.2em } .noted td { border-bottom: 0 } u { color: #555; text-decoration: none; font-style: italic }
abbr { text-decoration: none; cursor: help; font-size: 11px } .reconstructed { color: #a33b00 } .recalled { color: #7a5a00 } .rulebook { color: #1d6b36 } .corrected, .confirmed { color: #1f4fa3 }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.4rem; padding: 0; margin: .5rem 0 }
table.grid { width: auto; font-size: 11px } .grid th, .grid td { text-align: center; padding: 1px 5px } .grid th { border: 0; font-weight: 600 }
figure { margin: .5rem 0; break-inside: avoid } svg { width: 100%; height: auto; border: .5px solid #bbb }
.swatch { display: inline-block; width: .8em; height: .8em; border: 1px solid #333; vertical-align: -1px; margin-right: .1em }
`;
