import DeleteIcon from '@mui/icons-material/Delete';
import { useState } from 'react';
import { Button, type ButtonProps, type RedirectionSideEffect, useDeleteController } from 'react-admin';
import { ConfirmOnce } from './confirm-once';

interface Props extends Pick<ButtonProps, 'label' | 'aria-label'> {
  confirmTitle: string;
  confirmContent: string;
  redirect?: RedirectionSideEffect;
  successMessage?: string;
}

/** Deletes the record around it once somebody has said yes; the server decides. */
export function DeleteRecord({ confirmTitle, confirmContent, redirect = 'list', successMessage, ...button }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { isPending, handleDelete } = useDeleteController({
    redirect,
    mutationMode: 'pessimistic',
    ...(successMessage && { successMessage }),
  });
  const confirm = () => {
    setAsking(false);
    handleDelete();
  };
  return (
    <>
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)} {...button}>
        <DeleteIcon />
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        title={confirmTitle}
        content={confirmContent}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
