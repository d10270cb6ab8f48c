import { setTimeout as pause } from 'node:timers/promises';
import type { StackJson } from '../support/stack-json';
import type { Hand } from './hand';
import { kept, wordsInFrames } from './in-page';

const everybody = ['Emma', 'Mia', 'Leo'];
const children = ['Mia', 'Leo'];
const turnOf = (name: string): string => `^${name} Carter$`;

type Say = (line: string) => void;

/** Emma of the demo with her two children: from the front door to the family's pass, by the screens alone. */
export async function mainJourney(hand: Hand, stack: StackJson, photo: string, say: Say): Promise<void> {
  await signIn(hand, stack);
  await hand.press('button', '^Check in \\(3\\)$');
  await sign(hand);
  say('signed, by hand');
  await hand.find('heading', turnOf('Emma'));
  await hand.driver.reload();
  say('reloaded on the path');
  await rental(hand);
  say('profiles by numbers');
  await register(hand);
  say('children registered');
  await photographs(hand, photo);
  say('photos from files');
  await pass(hand);
  say('the pass');
  await hand.driver.reload();
  await pass(hand);
  say('the pass after a reload');
  await keeps(hand, say);
}

async function signIn(hand: Hand, { guestUrl, people }: StackJson): Promise<void> {
  const emma = people.find(({ email }) => email.startsWith('emma.carter'));
  if (!emma) throw new Error('No Emma in the demo');
  await hand.driver.open(`${guestUrl}/welcome`);
  await hand.press('button', '^(Sign in|Get started|Check in|Start)');
  await hand.type('E-mail address', emma.email);
  await hand.type('Password', emma.password);
  await hand.press('button', '^Sign in$');
  await hand.find('heading', 'Your family');
}

/** The sheet stays open from one to the next, with the name and the drawing of who signs. */
async function sign(hand: Hand): Promise<void> {
  await hand.find('heading', turnOf('Emma'));
  await hand.press('button', '^Go to signing$');
  await hand.check('^I agree for Emma');
  await hand.draw();
  await hand.type('^Type your name', 'Emma Carter');
  await hand.press('button', '^Accept$');
  for (const name of children) {
    await hand.find('words', `sign for ${name}\\.$`);
    await hand.check('^Parent$');
    await hand.check(`^I agree for ${name}`);
    await hand.press('button', '^Accept$');
  }
}

async function rental(hand: Hand): Promise<void> {
  for (const name of everybody) {
    await hand.find('heading', turnOf(name));
    await measures(hand, name === 'Emma');
    await hand.check('^Careful');
    await hand.type('^Shoe size', name === 'Emma' ? '8' : '3');
    await hand.press('button', '^Save and continue$');
  }
  await hand.press('button', '^Complete$');
}

/** In the units that the page asks in, which are those of the browser's language. */
async function measures(hand: Hand, isAdult: boolean): Promise<void> {
  await hand.find('field', '^Height, (ft|cm)');
  const crossed = (await hand.driver.run(wordsInFrames.toString())) as string[];
  if (crossed.length > 0) throw new Error(`A frame's line goes through ${crossed.join(', ')}`);
  const fields = (await hand.has('field', '^Height, cm'))
    ? { '^Height, cm': ['168', '130'], '^Weight, kg': ['63', '28'] }
    : { '^Height, ft': ['5', '4'], '^Height, in': ['6', '3'], '^Weight, lb': ['140', '62'] };
  for (const [label, [adult = '', child = '']] of Object.entries(fields))
    await hand.type(label, isAdult ? adult : child);
}

/** Emma's own number is known from her booking; the second child has the same people. */
async function register(hand: Hand): Promise<void> {
  await hand.find('heading', turnOf('Mia'));
  await hand.type('Alternate Contact', 'Daniel Carter');
  await hand.type('Secondary Phone', '9705550101');
  for (const name of children) {
    await hand.find('heading', turnOf(name));
    await hand.press('button', '^(Save and continue|Continue)$');
  }
  await hand.press('button', '^Complete$');
}

async function photographs(hand: Hand, file: string): Promise<void> {
  for (const name of everybody) {
    await hand.find('heading', turnOf(name));
    await hand.find('button', '^Add Photo');
    await hand.driver.give('input[type=file]:not([capture])', file);
    await hand.press('button', '^Use this photo$');
  }
  await hand.press('button', '^Complete$');
}

async function pass(hand: Hand): Promise<void> {
  await hand.find('heading', '^You are all set');
  await hand.find('picture', '[Ff]amily code');
}

/** What a tunnel needs of a browser. It is told, not judged: where it is missing the app goes on without. */
async function keeps(hand: Hand, say: Say): Promise<void> {
  let found = await look(hand);
  for (let second = 0; second < 20 && !found.hasWorker; second += 1) {
    await pause(1000);
    found = await look(hand);
  }
  say(`${found.hasWorker ? 'keeps' : 'does not keep'} the app, and data in ${found.databases.length} database(s)`);
}

const look = (hand: Hand) => hand.driver.run(kept.toString()) as ReturnType<typeof kept>;
