import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../../../platform/auth/access';
import { AnswersFile } from '../../../platform/http/answers-file';
import { AppIconsService, type IconPurpose } from '../app-icons.service';
import { sendDrawn } from './send-drawn';

const icons = ['any-180.png', 'any-192.png', 'any-512.png', 'maskable-192.png', 'maskable-512.png'] as const;
class IconDto extends createZodDto(z.object({ icon: z.enum(icons) })) {}

@ApiTags('Pictures')
@Controller('api/resort/icons')
export class AppIconsController {
  constructor(private readonly icons: AppIconsService) {}

  @Get(':icon')
  @Public()
  @ApiOperation({
    summary: 'The resort on a home screen',
    description: 'Made from the logo of the theme. Answers 304 to a known ETag.',
  })
  @AnswersFile('image/png')
  async read(@Param() { icon }: IconDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [purpose, size] = icon.replace('.png', '').split('-') as [IconPurpose, string];
    sendDrawn(request, reply, await this.icons.icon(purpose, Number(size)));
  }
}
