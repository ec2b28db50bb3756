"""Uses the tools through the official package. Prints what came as JSON."""

import asyncio
import json
import sys

import httpx2
from mcp.client.session import ClientSession
from mcp.client.streamable_http import streamable_http_client

url, key, text = sys.argv[1:4]


async def main():
    found = {}
    async with httpx2.AsyncClient(headers={"Authorization": f"Bearer {key}"}) as http:
        async with streamable_http_client(url, http_client=http) as streams:
            async with ClientSession(streams[0], streams[1]) as session:
                await session.initialize()
                tools = await session.list_tools()
                found["tools"] = [tool.name for tool in tools.tools]
                spoken = await session.call_tool("speak", {"text": text})
                found["kinds"] = [block.type for block in spoken.content]
    print(json.dumps(found))


asyncio.run(main())
