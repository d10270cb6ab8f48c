import {
  type ApiDefaultSettings,
  type ApiDefaultSettingsWrite,
  apiDefaultSettingsWriteSchema,
} from '@arrival/contracts';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Form, HttpError, NumberInput, SaveButton, useNotify, type ValidateForm } from 'react-admin';
import { changedMeanwhile, settleConflict } from '../../data/conflict';
import { formErrorsOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { formErrors } from '../../shared/check-by';
import { DirtyContext, DirtyMark, useDirty, useHeld } from '../../shared/dirty';
import { ReadFailure } from '../../shared/read-failure';
import { WhileSaving } from '../../shared/while-saving';
import { say } from '../../words/say';

const PATH = '/api/admin/apikey/defaults';
type Days = Pick<ApiDefaultSettings, 'daysBeforeCurrentDay' | 'daysAfterCurrentDay'>;

const daysOf = ({ daysBeforeCurrentDay, daysAfterCurrentDay }: Days): Days => ({
  daysBeforeCurrentDay,
  daysAfterCurrentDay,
});
const check: ValidateForm = (values) =>
  formErrors(apiDefaultSettingsWriteSchema.safeParse(daysOf(values as Days)).error?.issues ?? []);

/** When somebody else saved in the meantime, asks field by field and saves what was chosen. */
async function put(mine: Days, before: ApiDefaultSettings): Promise<ApiDefaultSettings> {
  try {
    const body: ApiDefaultSettingsWrite = { ...daysOf(mine), version: before.version };
    return await callJson<ApiDefaultSettings>(PATH, { method: 'PUT', body });
  } catch (error) {
    const theirs = changedMeanwhile(error) as ApiDefaultSettings | undefined;
    if (!theirs) throw error;
    const held = { ...daysOf(theirs), version: theirs.version };
    const settled = await settleConflict('apikeys', { ...mine }, held, { ...daysOf(before) });
    if (!settled) throw new HttpError(say('conflict.notSaved'), 409, {});
    return put(settled as unknown as Days, theirs);
  }
}

/** API default settings (spec §3, D37). */
export function DefaultDays() {
  const { data, error, refetch } = useJson<ApiDefaultSettings>(PATH);
  const { isDirty, dirty } = useDirty();
  const settings = useHeld(data, isDirty);
  return (
    <Card component="section" aria-label={say('resources.apikeys.defaults.title')} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h6" component="h2">
        {say('resources.apikeys.defaults.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {say('resources.apikeys.defaults.help')}
      </Typography>
      {settings ? (
        <DirtyContext.Provider value={dirty}>
          <DaysForm key={settings.version} settings={settings} />
        </DirtyContext.Provider>
      ) : error ? (
        <ReadFailure error={error} retry={refetch} />
      ) : (
        <Skeleton height={64} />
      )}
    </Card>
  );
}

function DaysForm({ settings }: { settings: ApiDefaultSettings }) {
  const notify = useNotify();
  const client = useQueryClient();
  const submit = async (values: object) => {
    try {
      client.setQueryData(['json', PATH], await put(daysOf(values as Days), settings));
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <Form onSubmit={submit} validate={check} record={{ id: 1, ...daysOf(settings) }} warnWhenUnsavedChanges noValidate>
      <DirtyMark />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <WhileSaving>
          {(['daysBeforeCurrentDay', 'daysAfterCurrentDay'] as const).map((source) => (
            <NumberInput
              key={source}
              source={source}
              min={0}
              max={365}
              helperText={false}
              sx={{ width: 240, m: 0 }}
              isRequired
            />
          ))}
        </WhileSaving>
        <SaveButton label={say('resources.apikeys.defaults.update')} variant="outlined" sx={{ minHeight: 40 }} />
      </Box>
    </Form>
  );
}
