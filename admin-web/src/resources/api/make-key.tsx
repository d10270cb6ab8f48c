import { type ApiKey, type ApiKeyCreate, apiKeyCreateSchema, apiKeyTypes, defaultApiKeyType } from '@arrival/contracts';
import AddIcon from '@mui/icons-material/Add';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, SaveButton, SelectInput, TextInput, useNotify, type ValidateForm } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { formErrorsOf } from '../../data/problem-error';
import { callJson } from '../../data/transport';
import { formErrors } from '../../shared/forms/check-by';
import { say } from '../../words/say';

const check: ValidateForm = (values) => formErrors(apiKeyCreateSchema.safeParse(values).error?.issues ?? []);
const types = () => apiKeyTypes.map((id) => ({ id, name: say(`resources.apikeys.types.${id}`) }));

/** The form that makes a key (spec §2); the answer is the only one that has it whole. */
export function MakeKey({ onMade, onClose }: { onMade: (key: ApiKey) => void; onClose: () => void }) {
  const notify = useNotify();
  const submit = async (values: Partial<ApiKeyCreate>) => {
    try {
      onMade(await callJson<ApiKey>('/api/admin/apikey', { method: 'POST', body: values }));
      notify(say('shared.saved'), { type: 'success' });
      return undefined;
    } catch (error) {
      return formErrorsOf(error as Error);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="make-key">
      <Form onSubmit={submit} validate={check} defaultValues={{ nickname: '', type: defaultApiKeyType }}>
        <DialogTitle id="make-key">{say('resources.apikeys.make')}</DialogTitle>
        <DialogContent>
          <TextInput
            source="nickname"
            helperText={say('resources.apikeys.nicknameHelp')}
            autoComplete="off"
            autoFocus
            isRequired
            fullWidth
          />
          <SelectInput
            source="type"
            choices={types()}
            translateChoice={false}
            helperText={false}
            isRequired
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('app.cancel')}</Button>
          <MakeButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Says what is missing when it is pressed too early; while one is made, nothing: a second would be seen by nobody. */
function MakeButton() {
  const { isSubmitting } = useFormState();
  return <SaveButton label={say('resources.apikeys.make')} icon={<AddIcon />} alwaysEnable={!isSubmitting} />;
}
