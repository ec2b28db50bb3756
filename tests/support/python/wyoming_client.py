"""Speaks through Home Assistant's own client package. Prints the events that came as JSON."""

import asyncio
import json
import sys

from wyoming.client import AsyncTcpClient
from wyoming.event import Event
from wyoming.info import Describe, Info
from wyoming.tts import (
    Synthesize,
    SynthesizeChunk,
    SynthesizeStart,
    SynthesizeStop,
    SynthesizeVoice,
)

host, port = sys.argv[1], int(sys.argv[2])


async def events_until(client, last):
    names, size = [], 0
    while True:
        event: Event = await client.read_event()
        if event is None:
            raise SystemExit("The server left.")
        names.append(event.type)
        size += len(event.payload or b"")
        if event.type == last:
            return {"events": names, "bytes": size}


async def main():
    found = {}
    voice = SynthesizeVoice(name="nomin")
    async with AsyncTcpClient(host, port) as client:
        await client.write_event(Describe().event())
        info = Info.from_event(await client.read_event())
        program = info.tts[0]
        found["program"] = [program.name, program.installed, program.supports_synthesize_streaming]
        found["languages"] = sorted({lang for one in program.voices for lang in one.languages})
        await client.write_event(Synthesize(text="Сайн байна уу?", voice=voice).event())
        found["plain"] = await events_until(client, "audio-stop")
        await client.write_event(SynthesizeStart(voice=voice).event())
        for part in ["Нэг дэх өгүүл", "бэр. Хоёр дахь өг", "үүлбэр."]:
            await client.write_event(SynthesizeChunk(text=part).event())
        await client.write_event(Synthesize(text="Нэг дэх өгүүлбэр. Хоёр дахь өгүүлбэр.", voice=voice).event())
        await client.write_event(SynthesizeStop().event())
        found["streamed"] = await events_until(client, "synthesize-stopped")
        await client.write_event(SynthesizeStart(voice=voice).event())
        await client.write_event(SynthesizeStop().event())
        found["nothing"] = await events_until(client, "synthesize-stopped")
        await client.write_event(Synthesize(text="a", voice=SynthesizeVoice(name="nobody")).event())
        found["refused"] = await events_until(client, "error")
    print(json.dumps(found))


asyncio.run(main())
