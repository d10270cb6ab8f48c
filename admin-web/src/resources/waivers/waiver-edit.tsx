import { waiverWriteSchema } from '@arrival/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { checkBy } from '../../shared/forms/check-by';
import { CreateScreen, EditScreen } from '../../shared/forms/record-form';
import { say } from '../../words/say';
import { VersionsPanel } from './versions-panel';
import { WaiverFields } from './waiver-fields';

const validate = checkBy(waiverWriteSchema, 'waivers');

/** A waiver that a task asks for may have nobody's words yet: who comes to mend that writes them. */
function useWriting() {
  const { id: posWaiverId } = useParams();
  const navigate = useNavigate();
  return () => {
    const source = encodeURIComponent(JSON.stringify({ posWaiverId }));
    return navigate(`/waivers/create?source=${source}`, { replace: true });
  };
}

/** One waiver: its text with the guests' view beside it, and its versions. */
export function WaiverEdit() {
  const write = useWriting();
  return (
    <EditScreen
      title={say('resources.waivers.title')}
      saveLabel={say('resources.waivers.update')}
      validate={validate}
      below={<VersionsPanel />}
      onMissing={write}
    >
      <WaiverFields />
    </EditScreen>
  );
}

/** /admin/waivers/create: its number is chosen here and stays. */
export function WaiverCreate() {
  return (
    <CreateScreen
      title={say('resources.waivers.add')}
      saveLabel={say('resources.waivers.add')}
      validate={validate}
      defaultValues={{ html: '', bindingLanguages: ['en'], fallbackLanguage: 'en' }}
    >
      <WaiverFields isNew />
    </CreateScreen>
  );
}
