import { DomainError } from '../../platform/calls/domain-error';
import { noActions, readActions } from './photo-actions';

const read = (fields: Record<string, string>) => readActions(new Map(Object.entries(fields)));
const crop = { x: 1, y: 2, width: 30, height: 30 };

test('without data the picture is taken as it is', () => {
  expect(read({ output: '{"width":400}' })).toEqual(noActions);
  expect(read({ 'slim[]': '{"output":{"width":400}}' })).toEqual(noActions);
});

test.each([
  [{ actions: JSON.stringify({ rotation: 90, crop: { ...crop, type: 'auto' } }) }, { rotation: 90, crop }],
  [{ slim: JSON.stringify({ actions: { rotation: -90, crop: null } }) }, { rotation: 270, crop: null }],
  [{ 'slim[]': JSON.stringify({ actions: { rotation: 450 } }) }, { rotation: 90, crop: null }],
])('%j is read', (fields, expected) => {
  expect(read(fields)).toEqual(expected);
});

test('a file that is the output was turned and cut already: its actions are read and not done again', () => {
  const actions = JSON.stringify({ rotation: 90, crop: { ...crop, type: 'manual' } });
  expect(read({ actions, output: '{"width":400,"height":400,"image":"file"}' })).toEqual(noActions);
  expect(read({ slim: `{"actions":${actions},"output":{"image":"slim_output_0"}}` })).toEqual(noActions);
  expect(() => read({ actions: '{"rotation":45}', output: '{"image":"file"}' })).toThrow(DomainError);
});

test.each([
  ['actions.crop.type', '{"crop":{"x":0,"y":0,"width":9,"height":10,"type":"perhaps"}}'],
  ['actions', 'not json'],
  ['actions.rotation', '{"rotation":45}'],
  ['actions.crop.width', '{"crop":{"x":0,"y":0,"width":0,"height":10}}'],
  ['actions.crop.x', '{"crop":{"y":0,"width":10,"height":10}}'],
])('a wrong %s is named', (path, actions) => {
  const refusal = (() => {
    try {
      return read({ actions });
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(DomainError);
  expect((refusal as DomainError).options.errors).toEqual([expect.objectContaining({ path })]);
});
