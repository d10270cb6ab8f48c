import DeleteIcon from '@mui/icons-material/Delete';
import { useState } from 'react';
import { Button, type ButtonProps, type RedirectionSideEffect, useDeleteController } from 'react-admin';
import { ConfirmOnce } from './confirm-once';

interface Props extends Pick<ButtonProps, 'aria-label'> {
  /** Of the button, and of the yes. */
  label: string;
  confirmTitle: string;
  confirmContent: string;
  redirect?: RedirectionSideEffect;
  successMessage?: string;
}

/** Deletes the record around it once somebody has said yes; the server decides. */
export function DeleteRecord({
  label,
  confirmTitle,
  confirmContent,
  redirect = 'list',
  successMessage,
  ...named
}: Props) {
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
      <Button color="error" disabled={isPending} onClick={() => setAsking(true)} label={label} {...named}>
        <DeleteIcon />
      </Button>
      <ConfirmOnce
        isOpen={isAsking}
        title={confirmTitle}
        content={confirmContent}
        confirm={label}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
