import { Card, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Create,
  Edit,
  type RaRecord,
  SimpleForm,
  Toolbar,
  useNotify,
  useRecordContext,
  type ValidateForm,
} from 'react-admin';
import { say } from '../../words/say';
import { EditFailure, useMissing } from '../failures/record-failure';
import { BeginsInFirstField } from './begins-in-first-field';
import { DeleteRecord } from './delete-record';
import { DirtyContext, DirtyMark, useDirty } from './dirty';
import { FreshRecord } from './fresh-record';
import { SaveButton } from './save-button';
import { WhileSaving } from './while-saving';

interface FormProps {
  title: string;
  /** `Update Location`, `Add Location`. */
  saveLabel: string;
  /** `Delete Location`; without it the record cannot be deleted here. */
  deleteLabel?: string;
  /** What happens then. */
  deleteWords?: string;
  /** Some records only show what they are. */
  mayChange?: (record: RaRecord) => boolean;
  validate: ValidateForm;
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
}

type ToolbarProps = Pick<FormProps, 'saveLabel' | 'deleteLabel' | 'deleteWords' | 'mayChange'>;

function FormToolbar({ saveLabel, deleteLabel, deleteWords, mayChange = () => true }: ToolbarProps) {
  const record = useRecordContext();
  if (record?.id !== undefined && !mayChange(record)) return null;
  const name = record?.['name'] ?? record?.['email'];
  return (
    // At hand from anywhere in a long form; a phone's lies at the end of its screen anyway.
    <Toolbar sx={{ flexWrap: 'wrap', py: 1, position: { sm: 'sticky' }, bottom: 0, zIndex: 2 }}>
      <SaveButton label={saveLabel} />
      <span style={{ flex: 1 }} />
      {deleteLabel && record?.id !== undefined && (
        <DeleteRecord
          label={deleteLabel}
          confirmTitle={say('shared.askDelete', { action: deleteLabel, name: String(name ?? '') })}
          confirmContent={[deleteWords, say('shared.canComeBack')].filter(Boolean).join(' ')}
        />
      )}
    </Toolbar>
  );
}

function TheForm({ validate, defaultValues, children, ...toolbar }: Omit<FormProps, 'title'>) {
  return (
    <SimpleForm
      validate={validate}
      toolbar={<FormToolbar {...toolbar} />}
      mode="onTouched"
      reValidateMode="onChange"
      warnWhenUnsavedChanges
      noValidate
      {...(defaultValues && { defaultValues })}
    >
      <DirtyMark />
      <WhileSaving>{children}</WhileSaving>
    </SimpleForm>
  );
}

/** Rounded all the same, but no container that scrolls: within one the actions would not stick to the window. */
const uncut = { overflow: 'clip' };

/** A record's own page: the form, and below it what hangs on the record. Saves wait for the server. */
export function EditScreen({
  title,
  above,
  below,
  onMissing,
  ...form
}: FormProps & { above?: ReactNode; below?: ReactNode; onMissing?: () => unknown }) {
  const { isDirty, dirty } = useDirty();
  const queryOptions = {
    // Nothing read meanwhile, by Refresh or beside the form, takes the place of what is typed.
    ...(isDirty && { enabled: false }),
    onError: useMissing(onMissing),
  };
  return (
    <Edit
      title={<RecordTitle title={title} />}
      mutationMode="pessimistic"
      redirect={false}
      component="div"
      actions={false}
      queryOptions={queryOptions}
      error={<EditFailure />}
    >
      <DirtyContext.Provider value={dirty}>
        <Stack spacing={2} sx={{ maxWidth: 960, mt: 2 }}>
          {above}
          <Card sx={uncut}>
            <FreshRecord>
              <TheForm {...form} />
            </FreshRecord>
          </Card>
          {below}
        </Stack>
      </DirtyContext.Provider>
    </Edit>
  );
}

/** `onCreated` takes the place of the redirect, for what is answered once. */
export function CreateScreen<Row extends RaRecord = RaRecord>({
  title,
  redirect = 'edit',
  onCreated,
  children,
  ...form
}: FormProps & { redirect?: 'edit' | 'list'; onCreated?: (row: Row) => void }) {
  const notify = useNotify();
  const onSuccess = (row: RaRecord) => {
    notify(say('shared.added'), { type: 'success' });
    onCreated?.(row as Row);
  };
  return (
    <Create
      title={title}
      redirect={redirect}
      component="div"
      actions={false}
      {...(onCreated && { mutationOptions: { onSuccess } })}
    >
      <Card sx={{ ...uncut, maxWidth: 960, mt: 2 }}>
        <TheForm {...form}>
          <BeginsInFirstField>{children}</BeginsInFirstField>
        </TheForm>
      </Card>
    </Create>
  );
}

/** The whole of an address would not fit into the bar. */
const hostOf = (url: unknown): string | undefined => (typeof url === 'string' ? new URL(url).host : undefined);

function RecordTitle({ title }: { title: string }) {
  const record = useRecordContext();
  return (
    <>
      {[title, record?.['name'] ?? record?.['email'] ?? record?.['title'] ?? hostOf(record?.['url'])]
        .filter(Boolean)
        .join(': ')}
    </>
  );
}
