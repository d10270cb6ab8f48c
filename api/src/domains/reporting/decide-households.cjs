// @ts-check
/**
 * A thread that decides households for the report: JSON and rules cost too much for a loop that answers others meanwhile.
 * Plain CommonJS, because it is started as it stands, from the sources (tests) and from the build.
 *
 * @typedef {{ head: number, version: number, document: string }} Household
 * @typedef {{ configuration: import('@arrival/rules').ReportedLocation, today: string }} Place
 * @typedef {{ id: number, households: Household[], generationId: number, generatedAt: string, form: 'lines' | 'records' | 'arrivals' }} Question
 * @typedef {import('@arrival/rules').ReportRowParts} Parts
 * @typedef {import('@arrival/rules').Expected} Expected
 * @typedef {import('@arrival/rules').Arrival} Arrival
 */
const { setPriority } = require('node:os');
const { parentPort, workerData } = require('node:worker_threads');
const { arrivalsOf, decideEligibility, expectedOf, reportRows, wholeRow } = require('@arrival/rules');
const { LinesOut, FieldsText, lineOf } = require('./copy-lines.cjs');

/** Where cores are scarce, guests go first. On Linux this is about the thread alone, elsewhere about the process. */
if (process.platform === 'linux') setPriority(0, 10);

/** @type {{ places: Place[], columns: [keyof ReturnType<typeof wholeRow>, string][], writtenFields: Record<keyof Parts, string[]>, arrivalColumns: [keyof Arrival, string][], formulas: import('./copy-lines.cjs').Formulas }} */
const { places, columns, writtenFields, arrivalColumns, formulas } = workerData;

/**
 * @param {Household} household
 * @param {(row: Parts, place: number) => void} take
 * @returns {{ expected: Expected | null, arrivals: Arrival[] }}
 */
function decide({ document }, take) {
  const household = JSON.parse(document);
  let place = 0;
  /** @type {Arrival[]} */
  const arrivals = [];
  const decided = places.map(({ configuration, today }) => {
    const decision = decideEligibility(household, configuration, { today });
    for (const row of reportRows(household, configuration, decision, today)) {
      place += 1;
      take(row, place);
    }
    arrivals.push(...arrivalsOf(household, configuration, decision, today));
    return { locationId: configuration.location.id, today, decision };
  });
  return { expected: expectedOf(household, decided), arrivals };
}

const out = new LinesOut();
const arrivalsOut = new LinesOut();
const customer = new FieldsText(writtenFields.customer, formulas);
const asked = new FieldsText(writtenFields.asked, formulas);
const bought = new FieldsText(writtenFields.bought, formulas);
const rest = new FieldsText(writtenFields.row, formulas);

/** @param {Question} question */
function lines({ households, generationId, generatedAt }) {
  let rows = 0;
  const expected = households.map((household) => {
    let text = '';
    const { expected: ofHousehold, arrivals } = decide(household, (row, place) => {
      rows += 1;
      const fields = `${customer.of(row.customer)}${asked.of(row.asked)}${bought.of(row.bought)}${rest.of(row.row)}\n`;
      const hasFormulas = customer.hasFormulas || asked.hasFormulas || bought.hasFormulas;
      text += `${generationId}\t${household.head}\t${place}\t${generatedAt}\t${generatedAt}\t${hasFormulas ? 't' : 'f'}${fields}`;
    });
    out.write(text);
    const keys = `${generationId}\t${household.head}`;
    for (const arrival of arrivals) arrivalsOut.write(`${keys}${lineOf(arrivalColumns, arrival)}\n`);
    return ofHousehold && JSON.stringify(ofHousehold);
  });
  return { rows, lines: out.take(), arrivals: arrivalsOut.take(), expected };
}

/** @param {Question} question */
function records({ households, generationId, generatedAt }) {
  /** @type {object[]} */
  const found = [];
  for (const household of households)
    decide(household, (parts, place) => {
      const row = wholeRow(parts);
      const keys = { generation_id: generationId, head_contact_id: household.head, place, generated_at: generatedAt };
      found.push({ ...keys, ...Object.fromEntries(columns.map(([name, column]) => [column, row[name]])) });
    });
  return JSON.stringify(found);
}

/** @param {Question} question */
function arrivalRecords({ households, generationId }) {
  const found = households.flatMap((household) =>
    decide(household, () => undefined).arrivals.map((arrival) => ({
      generation_id: generationId,
      head_contact_id: household.head,
      ...Object.fromEntries(arrivalColumns.map(([name, column]) => [column, arrival[name]])),
    })),
  );
  return JSON.stringify(found);
}

parentPort?.on('message', (/** @type {Question} */ question) => {
  const { id, form } = question;
  try {
    if (form === 'records') return parentPort?.postMessage({ id, decided: records(question) });
    if (form === 'arrivals') return parentPort?.postMessage({ id, decided: arrivalRecords(question) });
    const decided = lines(question);
    parentPort?.postMessage({ id, decided }, [decided.lines.buffer, decided.arrivals.buffer]);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ id, failure });
  }
});
