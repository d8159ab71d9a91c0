import { fileURLToPath } from 'node:url';
import { phalanxx } from '@diadochi/phalanxx';
import { proof } from '@diadochi/proof';
import { successors } from '@diadochi/successors';
import { defineConfig } from 'vite';
import { attributions } from './build/attributions.ts';
import { compressed } from './build/compressed.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { messages } from './build/messages.ts';
import { rules } from './build/rules.ts';
import { successorsGeography } from './build/successors-geography.ts';
import { successorsScene } from './build/successors-scene.ts';

const mapOfSuccessors = fileURLToPath(import.meta.resolve('@diadochi/successors/content/map.json'));

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    fonts(),
    messages({ successors, phalanxx, proof }),
    rules(['successors', 'phalanxx', 'proof']),
    icons(),
    attributions(),
    successorsGeography(mapOfSuccessors),
    successorsScene(),
    compressed(['theme.js']),
  ],
  // The engine for the analysis board, in files of its own by game.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // No inlined data: URLs for fonts, which would then be loaded whether used or not.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The panels of Successors find what they share by themselves: a list of it would be in the first load.
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('/successors-') ? needed.filter((each) => each.endsWith('.css')) : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files rather than many: one script of what every page needs, and one style sheet; only a game that
          // is large brings its own, and so does what few look at.
          groups: [
            {
              name: 'base',
              // What reckons seals and dice is loaded when somebody sits down, or checks them.
              test: /node_modules\/(?!@noble)|rolldown\/runtime|virtual:icons$|packages\/web\/src\/(look\/(?!choices|copy|dialog|forms|language-choice|stepper)|[^/]+$|(?!games\/(?:phalanxx|plain|proof|successors)|look\/(?:forms|stepper)|table\/(?:chat|later|log)|content\/|ended\/|fair\/|follow\/|hotseat\/|lobby\/|owners\/|replay\/|rules\/|seating\/|steward\/|trial\/|waiting\/).*\.css$)/,
            },
            {
              name: 'table',
              test: /packages\/web\/src\/(enter\/(?!take-seat)|table\/(?!chat|clock|keys-help|later\.css|latest|log|menu|orders|outcome|pace-words|sentence|subject))/,
            },
            // What dialogs and forms are made of: the first decision is made without them.
            {
              name: 'forms',
              test: /packages\/web\/src\/look\/(choices|copy|dialog|forms|language-choice|stepper)/,
            },
            // What is done with seats: each file by its name would be in the first load.
            {
              name: 'seating',
              test: /packages\/web\/src\/(hotseat\/(?!opening)|seating\/(?!remember|seat-api|rematch))/,
            },
            // What is loaded later uses much of what is there already: it should not be in files of its own for that.
            {
              name: 'successors',
              test: /packages\/web\/src\/games\/successors\/(?!face|battles|sieges\.|opened-card|looking-|in-front|pool|card-dialog|general\.|general-dialog|standing)[^/]+\.(?:tsx?|css)$|virtual:icons\/successors/,
            },
          ],
        },
      },
    },
  },
  // While working on the page: `diadochi serve` gives the tables, Vite the page.
  server: { proxy: { '/api': { target: 'http://localhost:3000', ws: true } } },
});
