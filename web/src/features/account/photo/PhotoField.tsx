import { limits } from '@duu/contract/limits';
import { type DragEvent, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar.tsx';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { pictureKinds } from '../../../files/picture.ts';
import { useText } from '../../../i18n/intl.tsx';
import { usePhotoUrl } from '../../../me/use-photo-url.ts';
import { CropPhoto } from './CropPhoto.tsx';
import css from './PhotoField.module.css';
import { usePhoto } from './use-photo.ts';

const megabytes = limits.photo.fileBytes / 1024 / 1024;

/** The user's photo, changed by choosing or dropping a file. */
export function PhotoField({ name }: { name: string }) {
  const t = useText();
  const url = usePhotoUrl();
  const { running, problem, choose, cropping, endCropping, remove } = usePhoto();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);

  const allow = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && running === null) void choose(file);
  };
  return (
    <fieldset
      className={css.photo}
      data-over={over || undefined}
      onDragEnter={allow}
      onDragOver={allow}
      onDragLeave={({ relatedTarget, currentTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={drop}
    >
      <legend className="visually-hidden">{t('account.photo')}</legend>
      <Avatar name={name} photoUrl={url} size={72} />
      <div className={css.about}>
        <div className={css.actions}>
          <Button
            ref={button}
            variant="outline"
            size="sm"
            busy={running === 'change'}
            onClick={() => input.current?.click()}
          >
            {t(url ? 'account.photo.change' : 'account.photo.choose')}
          </Button>
          {url && (
            <Button
              variant="ghost"
              size="sm"
              busy={running === 'remove'}
              onClick={() => {
                // The button disappears with the photo, so the keyboard focus needs a new place.
                button.current?.focus();
                void remove();
              }}
            >
              {t('account.photo.remove')}
            </Button>
          )}
        </div>
        <p className={css.hint}>
          {t('account.photo.hint', { megabytes })}{' '}
          <span className={css.drop}>{t('account.photo.drop')}</span>
        </p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureKinds.join()}
        data-testid="photo"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void choose(file);
          target.value = '';
        }}
      />
      {cropping && (
        <CropPhoto
          url={cropping.url}
          width={cropping.bitmap.width}
          height={cropping.bitmap.height}
          onEnd={(at) => endCropping(cropping, at)}
        />
      )}
      {problem && (
        <div className={css.problem}>
          <Notice tone="danger">{t(`account.photo.${problem}`, { megabytes })}</Notice>
        </div>
      )}
    </fieldset>
  );
}
