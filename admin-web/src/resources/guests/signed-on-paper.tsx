import { type AdminLocation, type PaperWaiver, paperWaiverRequestSchema } from '@arrival/contracts';
import { dayInZone } from '@arrival/rules';
import DrawIcon from '@mui/icons-material/Draw';
import { Button } from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import {
  CheckboxGroupInput,
  DateInput,
  type RaRecord,
  ResourceContextProvider,
  required,
  SelectInput,
  TextInput,
  useNotify,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { formErrorsOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/forms/check-by';
import { FieldGroup } from '../../shared/forms/field-group';
import { FieldRow } from '../../shared/forms/field-row';
import { FormDialog } from '../../shared/forms/form-dialog';
import { say } from '../../words/say';
import type { OpenWaiver } from './open-waivers';

interface Props {
  guestId: number;
  place: Pick<AdminLocation, 'id' | 'timeZone'>;
  waivers: readonly OpenWaiver[];
  onRecorded: () => void;
}

/** Who prefers paper, or must, signs it at the desk; staff say so, and it is done (D72). */
export function SignedOnPaper(props: Props) {
  const [isOpen, setOpen] = useState(false);
  if (props.waivers.length === 0) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<DrawIcon />} sx={{ minHeight: 44 }} onClick={() => setOpen(true)}>
        {say('resources.guests.paper.open')}
      </Button>
      {isOpen && (
        <ResourceContextProvider value="guests">
          <PaperDialog {...props} onClose={() => setOpen(false)} />
        </ResourceContextProvider>
      )}
    </>
  );
}

const everybody = (waiver: OpenWaiver | undefined) => waiver?.people.map(({ contactId }) => contactId) ?? [];

function PaperDialog({ guestId, place, waivers, onRecorded, onClose }: Props & { onClose: () => void }) {
  const notify = useNotify();
  const today = dayInZone(Date.now(), place.timeZone);
  const bodyOf = (values: Record<string, unknown>) => ({
    ...{ ...values, locationId: place.id },
    activityId: waivers.find(({ taskId }) => taskId === values['taskId'])?.activityId,
  });
  const record = async (values: Record<string, unknown>) => {
    try {
      const path = `/api/admin/guests/${guestId}/paper-waivers`;
      const { added } = await callJson<PaperWaiver>(path, { method: 'POST', body: bodyOf(values) });
      notify(say('resources.guests.paper.recorded', { smart_count: added.length }), { type: 'success' });
      onRecorded();
      onClose();
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <FormDialog
      title={say('resources.guests.paper.record')}
      validate={(values) => formErrors(paperWaiverRequestSchema.safeParse(bodyOf(values)).error?.issues ?? [])}
      defaultValues={{ taskId: waivers[0]?.taskId, contactIds: everybody(waivers[0]), signedOn: today }}
      maxWidth="md"
      onSubmit={record}
      onClose={onClose}
    >
      <FieldGroup title={say('resources.guests.paper.what')} help={say('resources.guests.paper.help')}>
        <WhichAndWhom waivers={waivers} />
        <FieldRow>
          <TextInput source="signerName" autoComplete="off" isRequired />
          <DateInput source="signedOn" isRequired slotProps={{ htmlInput: { max: today } }} />
        </FieldRow>
        <TextInput source="filedUnder" autoComplete="off" helperText={say('resources.guests.paper.filedUnder')} />
      </FieldGroup>
    </FormDialog>
  );
}

/** Another waiver is another paper: all who still need that one are chosen anew. */
function WhichAndWhom({ waivers }: Pick<Props, 'waivers'>) {
  const { setValue } = useFormContext();
  const taskId: unknown = useWatch({ name: 'taskId' });
  const chosen = waivers.find((waiver) => waiver.taskId === taskId);
  const choose = (id: unknown) =>
    setValue('contactIds', everybody(waivers.find((waiver) => waiver.taskId === id)), { shouldDirty: true });
  return (
    <>
      {waivers.length > 1 ? (
        <SelectInput
          source="taskId"
          choices={waivers.map((waiver) => ({ id: waiver.taskId, name: waiver.name }))}
          validate={required()}
          onChange={(picked: ChangeEvent<HTMLInputElement> | RaRecord) =>
            choose('target' in picked ? picked['target'].value : picked.id)
          }
        />
      ) : (
        <p>{chosen?.name}</p>
      )}
      <CheckboxGroupInput
        source="contactIds"
        choices={chosen?.people.map(({ contactId, name }) => ({ id: contactId, name })) ?? []}
      />
    </>
  );
}
