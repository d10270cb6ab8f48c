// @ts-check
/**
 * A thread that decides households for the report: JSON and rules cost too much for a loop that answers others meanwhile.
 * Plain CommonJS, because it is started as it stands, from the sources (tests) and from the build.
 *
 * @typedef {{ head: number, version: number, document: string }} Household
 * @typedef {{ configuration: import('@arrival/rules').ReportedLocation, today: string }} Place
 * @typedef {{ id: number, households: Household[], generationId: number, generatedAt: string, form: 'copy' | 'json' }} Question
 */
const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const { reportRows } = require('@arrival/rules');

/** Where cores are scarce, guests go first. On Linux this is about the thread alone, elsewhere about the process. */
if (process.platform === 'linux') setPriority(0, 10);

/** @type {{ places: Place[], columns: [keyof import('@arrival/rules').ReportRow, string][] }} */
const { places, columns } = workerData;

const special = /[\\\t\n\r]/;
/** @type {Record<string, string>} */
const escapes = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** @param {unknown} value one field in COPY's text form */
function field(value) {
  if (value === null || value === undefined) return '\\N';
  if (value === true) return 't';
  if (value === false) return 'f';
  if (Array.isArray(value)) return `{${value.join(',')}}`;
  const text = String(value);
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (letter) => /** @type {string} */ (escapes[letter])) : text;
}

/** @param {Question} question */
function answer({ households, generationId, generatedAt, form }) {
  let text = '';
  const records = [];
  let rows = 0;
  for (const { head, document } of households) {
    const household = JSON.parse(document);
    let place = 0;
    for (const { configuration, today } of places) {
      for (const row of reportRows(household, configuration, today)) {
        place += 1;
        rows += 1;
        if (form === 'json') {
          const record = Object.fromEntries(columns.map(([name, column]) => [column, row[name]]));
          records.push({
            generation_id: generationId,
            head_contact_id: head,
            place,
            generated_at: generatedAt,
            ...record,
          });
          continue;
        }
        text += `${generationId}\t${head}\t${place}\t${generatedAt}`;
        for (const [name] of columns) text += `\t${field(row[name])}`;
        text += '\n';
      }
    }
  }
  return { rows, text: form === 'json' ? JSON.stringify(records) : text };
}

parentPort?.on('message', (/** @type {Question} */ question) => {
  try {
    parentPort?.postMessage({ id: question.id, ...answer(question) });
  } catch (error) {
    parentPort?.postMessage({
      id: question.id,
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
