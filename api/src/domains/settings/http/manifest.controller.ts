import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import { Public } from '../../../platform/auth/access';
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../../../platform/http/prepared-answer';
import { type Resort, ResortFacade } from '../resort.facade';

const manifestSchema = z.object({
  id: z.string(),
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  start_url: z.string(),
  scope: z.string(),
  display: z.enum(['standalone']),
  background_color: z.string().describe('of the first picture after a tap on the icon'),
  theme_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.enum(['any', 'maskable']) }),
  ),
});
class ManifestDto extends createZodDto(manifestSchema) {}

const icon = (purpose: 'any' | 'maskable', size: number) => ({
  src: `/api/resort/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Phones cut a longer name below an icon. */
const SHORT = 12;

const manifestOf = ({ name, description, colour, ground }: Resort): z.infer<typeof manifestSchema> => ({
  id: '/',
  name,
  short_name: name.length > SHORT ? (name.split(' ')[0] ?? name).slice(0, SHORT) : name,
  description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: colour,
  icons: [icon('any', 192), icon('any', 512), icon('maskable', 192), icon('maskable', 512)],
});

@ApiTags('Settings')
@Controller('api/resort')
export class ManifestController {
  readonly #prepared = new WeakMap<Resort, Promise<PreparedAnswer>>();

  constructor(private readonly resort: ResortFacade) {}

  @Get('manifest')
  @Public()
  @ApiOperation({
    summary: 'What a phone puts on its home screen',
    description: 'The web app manifest, named and coloured after the resort. Answers 304 to a known ETag.',
  })
  @ApiOkResponse({ type: ManifestDto })
  async manifest(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const resort = await this.resort.present();
    const prepared = this.#prepared.get(resort) ?? prepareAnswer(manifestOf(resort));
    this.#prepared.set(resort, prepared);
    sendPrepared(request, reply, await prepared);
  }
}
