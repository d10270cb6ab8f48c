import { Spinner } from '../../ui/spinner';
import { photo } from '../../words/photo';
import { useWords } from '../../words/words';
import { FramedPhoto } from './framed-photo';
import { PhotoEditor } from './photo-editor';
import { PhotoPreview } from './photo-preview';
import type { PhotoSources } from './photo-sources';
import styles from './photo-widget.module.css';
import type { PhotoWidgetHook } from './use-photo-widget';

interface Props {
  widget: PhotoWidgetHook;
  sources: PhotoSources;
  name: string;
  isSaving: boolean;
}

/** A picture from when it is chosen until it is stored: opened, framed, adjusted, on its way. */
export function PhotoStage({ widget, sources, name, isSaving }: Props) {
  const words = useWords(photo);
  const { state } = widget;
  switch (state.kind) {
    case 'empty':
      return null;
    case 'busy':
    case 'loading':
      return (
        <div className={styles.loading}>
          <Spinner size={48} label={words.opening} />
        </div>
      );
    case 'framed':
      return (
        <FramedPhoto
          cut={state.cut}
          name={name}
          sources={sources}
          onUse={() => void widget.use()}
          onAdjust={widget.edit}
          onRemove={widget.remove}
        />
      );
    case 'editor':
      return (
        <PhotoEditor
          key={state.picture.url}
          url={state.picture.url}
          start={state.start}
          name={name}
          onFrame={widget.frame}
          onConfirm={(cut) => void widget.confirm(cut)}
          onRemove={widget.remove}
          busy={isSaving}
        />
      );
    case 'upload':
    case 'preview':
      return <PhotoPreview state={state} name={name} onEdit={widget.edit} onRetry={() => void widget.use()} />;
  }
}
