import { Module } from '@nestjs/common';
import { PosModule } from '../pos/pos.module';
import { SettingsModule } from '../settings/settings.module';
import { AppIconsService } from './app-icons.service';
import { ExpiredPhotos } from './expired-photos.queries';
import { ImageProcesses } from './image-processes';
import { PhotoFiles } from './photo-files';
import { PhotosFacade } from './photos.facade';
import { PhotosQueries } from './photos.queries';
import { PhotosOfPeople } from './photos-of-people.queries';
import { ReadPhotoService } from './read-photo.service';
import { ResortDrawings } from './resort-drawings';
import { ResortPicturesQueries } from './resort-pictures.queries';
import { ResortPicturesService } from './resort-pictures.service';
import { StartPicturesService } from './start-pictures.service';
import { UploadPhotoService } from './upload-photo.service';
import { UploadRate } from './upload-rate';

const services = [UploadPhotoService, ReadPhotoService, ResortPicturesService, AppIconsService, StartPicturesService];

@Module({
  imports: [PosModule, SettingsModule],
  providers: [
    PhotosQueries,
    ResortPicturesQueries,
    ImageProcesses,
    ResortDrawings,
    UploadRate,
    PhotoFiles,
    PhotosFacade,
    ExpiredPhotos,
    PhotosOfPeople,
    ...services,
  ],
  exports: [PhotosFacade, PhotoFiles, ...services],
})
export class PhotosModule {}
