import { type ApiDefaultSettings, apiDefaultSettingsWriteSchema } from '@arrival/contracts';
import { Box, Card, Skeleton, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Form, NumberInput, useNotify, type ValidateForm } from 'react-admin';
import { saveOverTheirs } from '../../data/conflict';
import { formErrorsOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { useJson } from '../../data/use-json';
import { ReadFailure } from '../../shared/failures/read-failure';
import { formErrors } from '../../shared/forms/check-by';
import { DirtyContext, DirtyMark, useDirty, useHeld } from '../../shared/forms/dirty';
import { SaveButton } from '../../shared/forms/save-button';
import { WhileSaving } from '../../shared/forms/while-saving';
import { say } from '../../words/say';

const PATH = '/api/admin/apikey/defaults';
type Days = Pick<ApiDefaultSettings, 'daysBeforeCurrentDay' | 'daysAfterCurrentDay'>;

const daysOf = ({ daysBeforeCurrentDay, daysAfterCurrentDay }: Days): Days => ({
  daysBeforeCurrentDay,
  daysAfterCurrentDay,
});
const check: ValidateForm = (values) =>
  formErrors(apiDefaultSettingsWriteSchema.safeParse(daysOf(values as Days)).error?.issues ?? []);

function save(values: Days, before: ApiDefaultSettings): Promise<ApiDefaultSettings> {
  const mine = { ...daysOf(values), version: before.version };
  return saveOverTheirs(
    { resource: 'apikeys', mine, before: { ...daysOf(before) } },
    (current) => ({ ...daysOf(current as unknown as Days) }),
    (body) => callJson(PATH, { method: 'PUT', body }),
  );
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
      client.setQueryData(['json', PATH], await save(values as Days, settings));
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <Form onSubmit={submit} validate={check} record={{ id: 1, ...daysOf(settings) }} warnWhenUnsavedChanges noValidate>
      <DirtyMark />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
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
        <SaveButton label={say('resources.apikeys.defaults.update')} variant="outlined" />
      </Box>
    </Form>
  );
}
