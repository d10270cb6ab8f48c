const TestEnvironment = require('./environment.cjs');

const eventHandlers = Symbol.for('EVENT_HANDLERS');
/** What jest keeps of a file under a symbol of its own: its tests, and with them all that they have used. */
const stateOfFile = 'JEST_STATE_SYMBOL';
/** One for each project in a worker. */
const kept = new Map();

/** One world for all spec files of a project that a worker runs: `kept-runtime.cjs` loads no module twice in it. */
class KeptEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.exit = this.global.process.exit;
  }

  /** Between two files: real time, jest's own listeners and exit as they were. */
  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.global[eventHandlers] = undefined;
    for (const symbol of Object.getOwnPropertySymbols(this.global))
      if (symbol.description === stateOfFile) delete this.global[symbol];
    this._globalProxy.leftovers = [];
    this.global.process.exit = this.exit;
  }
}

/** Jest calls it with `new` for each file. */
module.exports = function environmentFor(config, context) {
  const { id } = config.projectConfig;
  const environment = kept.get(id) ?? new KeptEnvironment(config, context);
  kept.set(id, environment);
  return environment;
};
