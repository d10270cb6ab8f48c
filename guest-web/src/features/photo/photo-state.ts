import type { Cut } from './photo-form';
import type { PhotoProblem } from './photo-problem';

/** A picture that is open in this browser. */
export interface OpenPicture {
  url: string;
  image: HTMLImageElement;
}

/** A picture cut to what will be sent. */
export interface CutPicture {
  url: string;
  blob: Blob;
  made: Cut;
}

/** The widget's states (spec §4). */
export type PhotoState =
  | { kind: 'empty'; problem?: PhotoProblem }
  | { kind: 'busy' }
  | { kind: 'loading' }
  /** Framed by itself, to be used, taken again or adjusted. */
  | { kind: 'framed'; picture: OpenPicture; cut: CutPicture }
  | { kind: 'editor'; picture: OpenPicture; start: Cut; problem?: PhotoProblem }
  | { kind: 'upload'; picture: OpenPicture; cut: CutPicture; progress: number }
  | { kind: 'preview'; picture: OpenPicture; cut: CutPicture; problem?: PhotoProblem };

export type PhotoEvent =
  /** A file was chosen or dropped; an open picture is removed first. */
  | { type: 'chosen' }
  | { type: 'refused'; problem: PhotoProblem }
  | { type: 'opening' }
  | { type: 'opened'; picture: OpenPicture; cut: CutPicture }
  /** Cut before, and not taken. */
  | { type: 'returned'; picture: OpenPicture; cut: CutPicture; problem: PhotoProblem }
  | { type: 'cut'; cut: CutPicture }
  | { type: 'notCut'; problem: PhotoProblem }
  | { type: 'sent'; share: number }
  | { type: 'uploadFailed'; problem?: PhotoProblem }
  /** As it is cut. */
  | { type: 'send' }
  | { type: 'edit' }
  | { type: 'remove' };

/** What a picture is shown for while it is worked on; late news about a picture that is gone changes nothing. */
export function photoReducer(state: PhotoState, event: PhotoEvent): PhotoState {
  switch (event.type) {
    case 'chosen':
      return { kind: 'busy' };
    case 'refused':
      return { kind: 'empty', problem: event.problem };
    case 'opening':
      return state.kind === 'busy' ? { kind: 'loading' } : state;
    case 'opened':
      return state.kind === 'loading' ? { kind: 'framed', picture: event.picture, cut: event.cut } : state;
    case 'returned':
      return state.kind === 'empty'
        ? { kind: 'preview', picture: event.picture, cut: event.cut, problem: event.problem }
        : state;
    case 'cut':
      return state.kind === 'editor' ? { kind: 'upload', picture: state.picture, cut: event.cut, progress: 0 } : state;
    case 'notCut':
      return state.kind === 'editor' ? { ...state, problem: event.problem } : state;
    case 'sent':
      return state.kind === 'upload' ? { ...state, progress: event.share } : state;
    case 'uploadFailed':
      return state.kind === 'upload'
        ? { kind: 'preview', picture: state.picture, cut: state.cut, problem: event.problem }
        : state;
    case 'send':
      return hasCut(state) ? { kind: 'upload', picture: state.picture, cut: state.cut, progress: 0 } : state;
    case 'edit':
      return hasCut(state) ? { kind: 'editor', picture: state.picture, start: state.cut.made } : state;
    case 'remove':
      return { kind: 'empty' };
  }
}

const hasCut = (state: PhotoState): state is Extract<PhotoState, { kind: 'framed' | 'preview' }> =>
  state.kind === 'framed' || state.kind === 'preview';
