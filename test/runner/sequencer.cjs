const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Faults with real processes wait most of their time. */
const waits = ({ path }) => /\/test\/crash\//.test(path);
const isFromOutside = ({ path }) => /\/test\//.test(path);

/** The longest first, so that nothing long is left alone in the end: what waits beside what works, then the small ones. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sizes = new Map(tests.map((test) => [test, statSync(test.path).size]));
    const longest = [...tests].sort(
      (one, other) =>
        isFromOutside(other) - isFromOutside(one) ||
        (other.duration ?? 0) - (one.duration ?? 0) ||
        sizes.get(other) - sizes.get(one),
    );
    const [waiting, working] = [longest.filter(waits), longest.filter((test) => !waits(test))];
    const mixed = [];
    while (waiting.length + working.length > 0) mixed.push(...waiting.splice(0, 1), ...working.splice(0, 2));
    return mixed;
  }
};
